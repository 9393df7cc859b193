import { useNavigate } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useActions } from '@/actions'
import { canWrite, type Project } from '@/features/projects/projects.queries'

/** The way to the import of a project, for those who may write in it. */
export function useImport(slug: string, project: Project): (() => void) | undefined {
  const navigate = useNavigate()
  const run = () =>
    void navigate({
      to: '/$workspace/projects/$project/import',
      params: { workspace: slug, project: project.identifier },
    })
  const allowed = canWrite(project)
  useActions(
    allowed
      ? [{ id: 'import', label: 'Import work items from CSV', group: 'Create', icon: <Upload />, run }]
      : [],
  )
  return allowed ? run : undefined
}
