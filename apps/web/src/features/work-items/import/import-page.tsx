import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Lock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { useProjectData } from '@/features/work-items/project-data'
import { formatNumber } from '@/ui/numbers'
import { guessMapping, type Mapping } from './import-fields'
import { ImportDrop } from './import-drop'
import { ImportPreview } from './import-preview'
import type { CsvFile } from './read-csv'

export function ImportPage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const data = useProjectData(slug, project.id)
  const [chosen, setChosen] = useState<{ file: CsvFile; mapping: Mapping }>()
  const [created, setCreated] = useState<number>()
  const read = useMutation({
    // The library comes with the first file.
    mutationFn: async (file: File) => (await import('./read-csv')).readCsv(file),
    onSuccess: (file) => setChosen({ file, mapping: guessMapping(file.headings) }),
  })
  const place = useMemo(() => ({ slug, projectId: project.id }), [slug, project.id])
  const params = { workspace: slug, project: project.identifier }
  return (
    <Page
      title="Import"
      narrow
      crumbs={[
        <Link key="project" to="/$workspace/projects/$project" params={params} className="hover:text-ink">
          {project.name}
        </Link>,
      ]}
    >
      {!canWrite(project) ? (
        <EmptyState icon={<Lock />} title="You cannot import into this project">
          Members and admins of the project can. Ask one of them to add you.
        </EmptyState>
      ) : created !== undefined ? (
        <EmptyState
          icon={<CircleCheck />}
          title={created === 1 ? '1 work item imported' : `${formatNumber(created)} work items imported`}
          action={
            <>
              <Button asChild variant="primary">
                <Link to="/$workspace/projects/$project" params={params}>
                  Open the project
                </Link>
              </Button>
              <Button
                onClick={() => {
                  setCreated(undefined)
                  setChosen(undefined)
                }}
              >
                Import another file
              </Button>
            </>
          }
        >
          They are in {project.name} now.
        </EmptyState>
      ) : chosen && data ? (
        <ImportPreview
          key={chosen.file.name}
          place={place}
          data={data}
          file={chosen.file}
          mapping={chosen.mapping}
          onMapping={(mapping) => setChosen({ ...chosen, mapping })}
          onCancel={() => setChosen(undefined)}
          onDone={setCreated}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <ImportDrop busy={read.isPending} onFile={(file) => read.mutate(file)} />
          {read.error && <ErrorNotice error={read.error} />}
        </div>
      )}
    </Page>
  )
}
