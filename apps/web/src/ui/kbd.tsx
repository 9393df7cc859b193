import { Fragment } from 'react'

const arrows = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

const names: Record<string, string> = isMac
  ? { ...arrows, mod: '⌘', shift: '⇧', alt: '⌥', enter: '↵', escape: 'Esc', backspace: '⌫' }
  : {
      ...arrows,
      mod: 'Ctrl',
      shift: 'Shift',
      alt: 'Alt',
      enter: 'Enter',
      escape: 'Esc',
      backspace: 'Backspace',
    }

/** A shortcut as the registry spells it: `mod+k`, or `g then p`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex items-center gap-1 text-xs text-faint">
      {keys.split(' then ').map((step, index) => (
        <Fragment key={step}>
          {index > 0 && <span>then</span>}
          {step.split('+').map((key) => (
            <kbd
              key={key}
              className="inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-sm border border-line-strong bg-surface px-1 font-sans text-xs text-muted"
            >
              {names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
