/** Minutes of "1h 30m", "1.5h", "45m" or "45"; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^\s*(?:(\d+(?:[.,]\d+)?)\s*h)?\s*(?:(\d+)\s*m?)?\s*$/i.exec(text)
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined
  const hours = Number((match[1] ?? '0').replace(',', '.'))
  const minutes = Math.round(hours * 60) + Number(match[2] ?? 0)
  return minutes > 0 ? minutes : undefined
}

export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours}h` : '', rest > 0 || hours === 0 ? `${rest}m` : ''].filter(Boolean).join(' ')
}
