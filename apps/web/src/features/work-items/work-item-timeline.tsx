import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { addDays, today } from '@/ui/dates'
import { tabLook } from '@/ui/tabs'
import { isWhole } from './arrangement'
import { presentRows } from './group-rows'
import { timeBoundsQuery } from './time-bounds.queries'
import { dayWidths, monthTicks, scaleOf, smallTicks, spanOf, type TimeScale } from './time-scale'
import { TimelineBar } from './timeline-bar'
import { useRowMoves } from './use-row-moves'
import { useViewScope } from './view-context'
import { zooms, type Zoom } from './view'
import { zoomNames } from './view-words'
import { TitleInput } from './work-item-row'
import type { WorkItemRow } from './work-items.queries'

const rowHeight = 36

/** Rows before and after those in sight that are fetched with them. */
const ahead = 120
const none: never[] = []

/** Bars from start date to due date. */
export function WorkItemTimeline() {
  const { slug, project, view, setView, arrangement, groups, need, selection } = useViewScope()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = groups[0]?.rows ?? none
  const whole = isWhole(arrangement)
  const { data: bounds } = useQuery({
    ...timeBoundsQuery({ slug, projectId: project.id }, arrangement.wanted),
    enabled: !whole,
  })
  const scale = useMemo(
    () => scaleOf(whole ? presentRows(groups) : (bounds ?? none), view.zoom),
    [whole, groups, bounds, view.zoom],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 10,
    scrollPaddingStart: 48,
  })
  const order = useMemo(() => rows.flatMap((row) => row?.id ?? []), [rows])
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 30]
  // On every draw: what is in sight, and what is known of it, changes with it.
  useEffect(() => need('bars', [{ key: '', from: Math.max(0, first - ahead), to: last + ahead }]))
  useRowMoves({
    order,
    focus: (id) => {
      virtualizer.scrollToIndex(
        rows.findIndex((row) => row?.id === id),
        { align: 'auto' },
      )
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-id="${id}"] a`)?.focus({ preventScroll: true }),
      )
    },
  })
  const showToday = () => {
    const element = scroller.current
    if (element) element.scrollLeft = scale.x(today()) - element.clientWidth / 3
  }
  const origin = useRef(scale.from)
  // Days that come in before the first one leave what is on screen where it is.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && origin.current !== scale.from) element.scrollLeft += scale.x(origin.current)
    origin.current = scale.from
  }, [scale])
  // The first sight, and every other zoom, is of today.
  useEffect(showToday, [view.zoom])
  return (
    <section aria-label={`Timeline of ${project.name}`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line px-2 sm:px-4">
        <div role="radiogroup" aria-label="Zoom" className="mr-auto flex gap-1">
          {zooms.map((zoom) => (
            <button
              key={zoom}
              type="button"
              role="radio"
              aria-checked={zoom === view.zoom}
              data-state={zoom === view.zoom ? 'active' : 'inactive'}
              className={tabLook}
              onClick={() => setView({ zoom }, { replace: true })}
            >
              {zoomNames[zoom]}
            </button>
          ))}
        </div>
        <Button size="sm" variant="ghost" onClick={showToday}>
          Today
        </Button>
      </div>
      <div
        ref={scroller}
        tabIndex={-1}
        className="scroll-quiet min-h-0 flex-1 overflow-auto outline-none [--title:280px] max-sm:[--title:132px]"
      >
        <div
          className="relative"
          style={{ width: `calc(var(--title) + ${scale.width}px)`, height: virtualizer.getTotalSize() + 48 }}
        >
          <Axis scale={scale} zoom={view.zoom} />
          <div
            aria-hidden
            className="absolute top-12 bottom-0 z-[5] w-px bg-accent"
            style={{ left: `calc(var(--title) + ${scale.x(today()) + dayWidths[view.zoom] / 2}px)` }}
          />
          <ul>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index]
              return (
                row && (
                  <li
                    key={key}
                    data-id={row.id}
                    onFocus={() => selection.setActive(row.id)}
                    className={cn(
                      'absolute top-12 left-0 flex w-full border-b border-line',
                      selection.ids.has(row.id)
                        ? 'bg-accent-soft'
                        : row.id === selection.active && 'bg-hover',
                    )}
                    style={{ height: rowHeight, transform: `translateY(${start}px)` }}
                  >
                    <RowTitle row={row} focusable={row.id === (selection.active ?? order[0])} />
                    <RowTime row={row} scale={scale} />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Months, and what they are made of. */
function Axis({ scale, zoom }: { scale: TimeScale; zoom: Zoom }) {
  const months = monthTicks(scale)
  const small = smallTicks(scale, zoom)
  return (
    <div
      aria-hidden
      className="sticky top-0 z-20 flex h-12 border-b border-line bg-canvas text-sm text-muted"
    >
      <div className="sticky left-0 z-10 w-(--title) shrink-0 border-r border-line bg-canvas" />
      <div className="relative flex-1">
        {months.map(({ day, label }) => (
          <span
            key={day}
            className="absolute top-0 h-full border-l border-line pt-1 pl-2 font-medium whitespace-nowrap"
            style={{ left: scale.x(day) }}
          >
            {label}
          </span>
        ))}
        {small.map(({ day, label }) => (
          <span
            key={day}
            className={cn(
              'absolute bottom-1 pl-1 text-xs tabular-nums',
              day === today() ? 'font-semibold text-accent-text' : 'text-faint',
            )}
            style={{ left: scale.x(day) }}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

function RowTitle({ row, focusable }: { row: WorkItemRow; focusable: boolean }) {
  const { project, data, view, open, hrefOf, rename, renaming } = useViewScope()
  const state = data.stateById.get(row.state)
  const name = `${project.identifier}-${row.sequence_id}`
  return (
    <div className="sticky left-0 z-10 flex h-full w-(--title) shrink-0 items-center gap-2 border-r border-line bg-surface pr-2 pl-3 sm:pl-4">
      {state && view.show.has('state') && (
        <StateIcon state={state} progress={progressOf(state, data.states)} />
      )}
      {view.show.has('number') && (
        <span className="hidden shrink-0 text-sm text-faint tabular-nums sm:block">{name}</span>
      )}
      {renaming === row.id ? (
        <TitleInput row={row} name={name} onRename={rename} />
      ) : (
        <a
          href={hrefOf(row)}
          title={row.name}
          tabIndex={focusable ? 0 : -1}
          onClick={(event) => {
            event.preventDefault()
            open(row)
          }}
          className="min-w-0 flex-1 cursor-default truncate rounded-sm text-ink"
        >
          {row.name}
        </a>
      )}
      {view.show.has('assignees') && row.assignees.length > 0 && (
        <span className="max-sm:hidden">
          <AvatarStack people={row.assignees.flatMap((id) => data.personById.get(id) ?? [])} />
        </span>
      )}
    </div>
  )
}

function RowTime({ row, scale }: { row: WorkItemRow; scale: TimeScale }) {
  const { project, readOnly, update, view } = useViewScope()
  const span = spanOf(row)
  if (span) {
    return (
      <div className="relative min-w-0 flex-1">
        <TimelineBar row={row} span={span} scale={scale} />
      </div>
    )
  }
  if (readOnly) return null
  const length = view.zoom === 'day' ? 1 : view.zoom === 'week' ? 6 : 13
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Give ${project.identifier}-${row.sequence_id} dates`}
      title="Press to give it dates"
      className="min-w-0 flex-1 hover:bg-hover"
      onClick={({ clientX, currentTarget, detail }) => {
        const x = clientX - currentTarget.getBoundingClientRect().left
        const start = detail === 0 ? today() : scale.dayAt(x)
        update(row, { start_date: start, target_date: addDays(start, length) })
      }}
    />
  )
}
