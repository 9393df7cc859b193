import { useDeferredValue, useEffect } from 'react'
import type { Lines } from './group-rows'
import { useViewScope } from './view-context'

/** Lines before and after those in sight that are fetched with them: scrolling comes to rows that are there. */
const ahead = 120

interface InSight {
  startIndex: number
  endIndex: number
}

/** Fetches the rows of the lines in sight, and of some around them. */
export function useNeededLines(lines: Lines, inSight: InSight | null): void {
  const { need } = useViewScope()
  // First what is in sight is drawn.
  const reach = useDeferredValue(ahead, 0)
  // On every draw: what is in sight, and what is known of it, changes with it. Before the first, it is the top.
  const { startIndex, endIndex } = inSight ?? { startIndex: 0, endIndex: 30 }
  useEffect(() => need('lines', lines.rangesOf(Math.max(0, startIndex - reach), endIndex + reach)))
}
