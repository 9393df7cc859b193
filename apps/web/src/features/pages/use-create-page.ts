import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCurrentProject } from '@/features/projects/project-context'
import { useShell } from '@/features/shell/shell-context'
import { showFailure } from '@/ui/toast'
import { createPage } from './pages.queries'

/** Makes a page, below another one or not, and opens it with its title to be written. */
export function useCreatePage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (parent: string | null) =>
      createPage({ slug, projectId: project.id }, { name: 'Untitled', parent_id: parent }),
    onSuccess: ({ id }) =>
      navigate({
        to: '/$workspace/projects/$project/pages/$page',
        params: { workspace: slug, project: project.identifier, page: id },
      }),
    onError: (error) => showFailure('The page was not created', error),
  })
}
