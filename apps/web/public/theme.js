// Runs before the first paint, so that a dark page never flashes white. A file of its own: the Content-Security-Policy allows no inline script.
try {
  const chosen = localStorage.getItem('waypost.theme')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
