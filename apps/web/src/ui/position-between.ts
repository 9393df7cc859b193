/** A position between two neighbours, as the server leaves room for them. */
export function positionBetween(before: number | undefined, after: number | undefined): number {
  if (before !== undefined && after !== undefined) return (before + after) / 2
  if (before !== undefined) return before + 10_000
  if (after !== undefined) return after - 10_000
  return 65_535
}
