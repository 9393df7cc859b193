import { useMutation } from '@tanstack/react-query'
import { showFailure } from '@/ui/toast'
import { createPage } from './pages.queries'
import { useGoToPage, type PagesScope } from './pages-scope'

/** Makes a page, below another one or not, and opens it with its title to be written. */
export function useCreatePage(scope: PagesScope) {
  const goTo = useGoToPage(scope)
  return useMutation({
    mutationFn: (parent: string | null) => createPage(scope.place, { name: 'Untitled', parent_id: parent }),
    onSuccess: ({ id }) => goTo(id),
    onError: (error) => showFailure('The page was not created', error),
  })
}
