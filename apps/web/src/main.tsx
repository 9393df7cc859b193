import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { listenForShortcuts } from './actions'
import { queryClient } from './api/query-client'
import { preloadPage, router } from './routes/router'
import { Toaster } from './ui/toast'
import { TooltipProvider } from './ui/tooltip'

/** Finds the page that the address names, and whether it may be seen. */
export function prepare(): Promise<void> {
  listenForShortcuts()
  preloadPage()
  return router.load()
}

/** Draws that page; if it was not found yet, when it is. */
export function show(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <RouterProvider router={router} />
          <Toaster />
        </TooltipProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
