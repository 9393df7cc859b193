/**
 * Runs in the page before its own scripts and gives it `bench`, which tells when something was on screen. It looks after
 * a frame was painted, and is woken by changes of the page, so nothing waits for a timer.
 */
export function watchPage() {
  /** Runs after the next frame is painted. */
  const afterPaint = (run) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => run(performance.now())
      port2.postMessage(0)
    })

  /** The time at which a frame with such an element was painted. */
  const shown = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return false
        observer.disconnect()
        afterPaint(resolve)
        return true
      }
      const observer = new MutationObserver(look)
      if (!look()) observer.observe(document, { childList: true, subtree: true })
    })

  /** From the next event of this kind: after how many frames, and milliseconds, something is as it should be. */
  const framesAfter = (event, isDone) =>
    new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        let frames = 0
        const look = (now) => {
          frames += 1
          if (isDone()) resolve({ frames, ms: now - timeStamp })
          else if (frames < 600) afterPaint(look)
          else resolve({ frames: Infinity, ms: Infinity })
        }
        afterPaint(look)
      }
      addEventListener(event, begin, { capture: true, once: true })
    })

  /** How much of what is in sight of a scroller has nothing in it, in pixels. */
  const emptyHeight = (scroller, { items, filled, gap }) => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const spans = [...scroller.querySelectorAll(items)]
      .filter((item) => item.matches(filled))
      .map((item) => item.getBoundingClientRect())
      .sort((a, b) => a.top - b.top)
    let covered = top
    let empty = 0
    const skip = (to) => {
      if (to - covered > gap) empty += to - covered
    }
    for (const span of spans) {
      skip(Math.min(span.top, bottom))
      covered = Math.max(covered, span.bottom)
    }
    skip(bottom)
    return empty
  }

  /** Looks at every frame until it is stopped. */
  const watchScrolling = (selector, look) => {
    const scroller = document.querySelector(selector)
    const found = { frames: 0, blank: 0, worst: 0, longest: 0, distance: 0 }
    let [running, last, from] = [true, performance.now(), scroller.scrollTop]
    const step = (now) => {
      const empty = emptyHeight(scroller, look)
      found.frames += 1
      if (empty > 0) found.blank += 1
      found.worst = Math.max(found.worst, empty)
      found.longest = Math.max(found.longest, now - last)
      found.distance += Math.abs(scroller.scrollTop - from)
      ;[last, from] = [now, scroller.scrollTop]
      if (running) afterPaint(step)
    }
    afterPaint(step)
    return () => {
      running = false
      return found
    }
  }

  const scripts = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }))

  globalThis.bench = { shown, framesAfter, watchScrolling, scripts }
}
