import { ApiError } from '../errors.js'

/** Reference section 9: support for paths with /issues/ ended on this day. */
const sunset = new Date('2026-03-31T23:59:59Z')

/** The old spellings of a path. Attachments had a longer name in theirs. */
export function legacyPaths(url: string): string[] {
  if (!url.includes('/work-items/')) return []
  const old = url.replaceAll('/work-items/', '/issues/')
  return [...new Set([old, old.replace('/attachments/', '/issue-attachments/')])]
}

export function sunsetHeaders(url: string): Record<string, string> {
  return {
    deprecation: `@${Math.floor(sunset.getTime() / 1000)}`,
    sunset: sunset.toUTCString(),
    link: `<${successor(url)}>; rel="successor-version"`,
  }
}

export function gone(url: string): ApiError {
  const path = successor(url).split('?')[0] ?? ''
  return new ApiError(410, 'gone', `Paths with /issues/ are no longer served here. Use ${path}`, { path })
}

function successor(url: string): string {
  return url
    .replace(/\/issues(?=\/|\?|$)/g, '/work-items')
    .replace(/\/issue-attachments(?=\/|\?|$)/, '/attachments')
}
