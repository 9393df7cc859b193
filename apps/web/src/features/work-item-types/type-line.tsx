import { ChevronRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/button'
import { Switch } from '@/ui/checkbox'
import { cn } from '@/ui/cn'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { NameField } from '@/ui/name-field'
import { showFailure } from '@/ui/toast'
import { TypeProperties } from './type-properties'
import { deleteType, updateType, type Place, type WorkItemType } from './work-item-types.queries'

interface TypeLineProps {
  place: Place
  type: WorkItemType
  readOnly: boolean
}

export function TypeLine({ place, type, readOnly }: TypeLineProps) {
  const [open, setOpen] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const update = useMutation({
    mutationFn: (changes: { name?: string; is_active?: boolean }) => updateType(place, type.id, changes),
    onError: (error) => showFailure(`${type.name} was not changed`, error),
  })
  const remove = useMutation({
    mutationFn: () => deleteType(place, type.id),
    onError: (error) => showFailure(`${type.name} was not deleted`, error),
    onSettled: () => setDeleting(false),
  })
  return (
    <li className="py-1">
      <div className="flex min-h-9 items-center gap-1.5">
        <IconButton
          label={`Properties of ${type.name}`}
          aria-expanded={open}
          size="sm"
          onClick={() => setOpen(!open)}
        >
          <ChevronRight className={cn('transition-transform', open && 'rotate-90')} />
        </IconButton>
        <NameField
          label={`Name of ${type.name}`}
          disabled={readOnly}
          value={update.isPending ? (update.variables.name ?? type.name) : type.name}
          onChange={(name) => update.mutate({ name })}
        />
        {type.is_epic && <Badge>Epic</Badge>}
        {type.is_default ? (
          <Badge tone="accent">Default</Badge>
        ) : (
          !readOnly && (
            <>
              <Switch
                aria-label={`${type.name} can be chosen`}
                checked={update.isPending ? (update.variables.is_active ?? type.is_active) : type.is_active}
                onCheckedChange={(active) => update.mutate({ is_active: active })}
              />
              <IconButton label={`Delete ${type.name}`} size="sm" onClick={() => setDeleting(true)}>
                <Trash2 />
              </IconButton>
            </>
          )
        )}
      </div>
      {open && <TypeProperties place={place} type={type} readOnly={readOnly} />}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${type.name}?`}
        description="Only a type that no work item has can be deleted. This cannot be undone."
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  )
}
