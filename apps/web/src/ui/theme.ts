import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'waypost.theme'
const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function chosenTheme(): Theme {
  const stored = localStorage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

function resolve(theme: Theme): 'light' | 'dark' {
  if (theme === 'system') return system.matches ? 'dark' : 'light'
  return theme
}

function show(): void {
  document.documentElement.dataset['theme'] = resolve(chosenTheme())
  for (const listener of listeners) listener()
}

// The same choice in another tab, or the system at dusk.
system.addEventListener('change', show)
addEventListener('storage', (event) => {
  if (event.key === key) show()
})

export function setTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  show()
}

/** The account's choice, in a browser where none was made. */
export function adoptTheme(theme: Theme): void {
  if (localStorage.getItem(key) === null && theme !== 'system') setTheme(theme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): { theme: Theme; resolved: 'light' | 'dark' } {
  const theme = useSyncExternalStore(subscribe, chosenTheme)
  const resolved = useSyncExternalStore(subscribe, () => resolve(chosenTheme()))
  return { theme, resolved }
}
