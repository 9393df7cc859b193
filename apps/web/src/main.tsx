import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { listenForShortcuts } from './actions'
import { queryClient } from './api/query-client'
import { preloadPage, router } from './routes/router'
import './styles.css'
import { Toaster } from './ui/toast'
import { TooltipProvider } from './ui/tooltip'

listenForShortcuts()
preloadPage()

const root = document.getElementById('root')
if (root) {
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
