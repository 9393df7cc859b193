import { useState, type ReactNode } from 'react'
import type { Project } from '@/features/projects/projects.queries'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { formatNumber } from '@/ui/numbers'
import type { ProjectData } from './project-data'
import { archiveWorkItems, deleteWorkItems } from './remove-work-items'
import type { WorkItemRow } from './work-items.queries'

type Rows = readonly WorkItemRow[]

export interface Removal {
  /** "WEB-12", "5 work items". */
  nameOf: (rows: Rows) => string
  /** Only what is done with can be archived. */
  canArchive: (rows: Rows) => boolean
  archive: (rows: Rows) => void
  askToDelete: (rows: Rows) => void
}

interface Place {
  slug: string
  project: Project
  data: ProjectData
  /** They leave the list. */
  onGone: () => void
}

/** Archiving and deleting work items of a list, and the question that comes before the latter. */
export function useRemoval({ slug, project, data, onGone }: Place): [Removal, ReactNode] {
  const [asked, setAsked] = useState<Rows>()
  const place = { slug, projectId: project.id, identifier: project.identifier }
  const nameOf = (rows: Rows) => {
    const [first] = rows
    return rows.length === 1 && first
      ? `${project.identifier}-${first.sequence_id}`
      : `${formatNumber(rows.length)} work items`
  }
  const hasEnded = ({ state }: WorkItemRow) => {
    const group = data.stateById.get(state)?.group
    return group === 'completed' || group === 'cancelled'
  }
  const removal: Removal = {
    nameOf,
    canArchive: (rows) => rows.every(hasEnded),
    archive: (rows) => {
      onGone()
      void archiveWorkItems(place, rows)
    },
    askToDelete: setAsked,
  }
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={() => setAsked(undefined)}
      title={`Delete ${nameOf(asked ?? [])}?`}
      description={
        asked?.length === 1
          ? 'Its comments, files and history go with it. This cannot be undone.'
          : 'Their comments, files and history go with them. This cannot be undone.'
      }
      action="Delete"
      onConfirm={() => {
        setAsked(undefined)
        onGone()
        if (asked) void deleteWorkItems(place, asked)
      }}
    />
  )
  return [removal, question]
}
