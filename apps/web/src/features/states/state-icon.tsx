import type { State } from './states.queries'

interface StateIconProps {
  state: Pick<State, 'group' | 'color'>
  /** Of states that are being worked on: how far along, from 0 to 1. */
  progress?: number
  size?: number
}

/** The shape says the group, so that colour is never the only sign. */
export function StateIcon({ state: { group, color }, progress = 0.5, size = 14 }: StateIconProps) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 14 14" className="shrink-0" fill="none">
      {group === 'backlog' || group === 'triage' ? (
        <circle cx="7" cy="7" r="6" stroke={color} strokeWidth="1.6" strokeDasharray="2.2 2.1" />
      ) : group === 'completed' ? (
        <>
          <circle cx="7" cy="7" r="7" fill={color} />
          <path
            d="m4.2 7.2 2 2 3.7-4"
            stroke="var(--surface)"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : group === 'cancelled' ? (
        <>
          <circle cx="7" cy="7" r="7" fill={color} />
          <path
            d="m4.9 4.9 4.2 4.2m0-4.2L4.9 9.1"
            stroke="var(--surface)"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <circle cx="7" cy="7" r="6" stroke={color} strokeWidth="1.6" />
          {group === 'started' && (
            <circle
              cx="7"
              cy="7"
              r="2"
              stroke={color}
              strokeWidth="4"
              strokeDasharray={`${progress * 12.566} 12.566`}
              transform="rotate(-90 7 7)"
            />
          )}
        </>
      )}
    </svg>
  )
}

/** How full the circle of each started state is: they fill up one after the other. */
export function progressOf(state: State, states: readonly State[]): number {
  const started = states.filter(({ group }) => group === 'started').sort((a, b) => a.sequence - b.sequence)
  const index = started.findIndex(({ id }) => id === state.id)
  return index < 0 ? 0.5 : (index + 1) / (started.length + 1)
}
