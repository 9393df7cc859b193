import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { positionBetween } from '@/ui/position-between'
import { SortableList } from '@/ui/sortable-list'
import { showFailure } from '@/ui/toast'
import { PropertyDialog } from './property-dialog'
import { kindOf } from './property-kinds'
import {
  deleteProperty,
  moveProperty,
  typePropertiesQuery,
  type Place,
  type Property,
  type WorkItemType,
} from './work-item-types.queries'

interface TypePropertiesProps {
  place: Place
  type: WorkItemType
  readOnly: boolean
}

export function TypeProperties({ place, type, readOnly }: TypePropertiesProps) {
  const { data: properties, error, refetch } = useQuery(typePropertiesQuery(place, type.id))
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Property>()
  const [deleting, setDeleting] = useState<Property>()
  const remove = useMutation({
    mutationFn: (property: Property) => deleteProperty(place, type.id, property.id),
    onError: (failure, property) => showFailure(`${property.display_name} was not deleted`, failure),
    onSettled: () => setDeleting(undefined),
  })
  return (
    <div className="ml-3 border-l border-line pb-2 pl-5">
      {error && !properties && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {properties?.length === 0 && (
        <p className="py-1 text-sm text-faint">{type.name} has no properties of its own.</p>
      )}
      <SortableList
        label={`Properties of ${type.name}`}
        items={(properties ?? []).map((property) => ({ ...property, name: property.display_name }))}
        disabled={readOnly || (properties?.length ?? 0) < 2}
        onMove={(property, index) => {
          const others = (properties ?? []).filter(({ id }) => id !== property.id)
          const position = positionBetween(others[index - 1]?.sort_order, others[index]?.sort_order)
          void moveProperty(place, type.id, property, position)
        }}
      >
        {(property) => (
          <>
            <span className={cn('shrink-0 truncate', !property.is_active && 'text-faint line-through')}>
              {property.display_name}
            </span>
            <span className="min-w-0 flex-1 truncate pl-2 text-sm text-faint">
              {kindOf(property)?.label ?? property.property_type}
              {property.is_multi && ', several'}
              {property.is_required && ', required'}
              {!property.is_active && ', off'}
              {property.options.length > 0 && `: ${property.options.map(({ name }) => name).join(', ')}`}
            </span>
            {!readOnly && (
              <>
                <IconButton
                  label={`Edit ${property.display_name}`}
                  size="sm"
                  onClick={() => setEditing(property)}
                >
                  <Pencil />
                </IconButton>
                <IconButton
                  label={`Delete ${property.display_name}`}
                  size="sm"
                  onClick={() => setDeleting(property)}
                >
                  <Trash2 />
                </IconButton>
              </>
            )}
          </>
        )}
      </SortableList>
      {!readOnly && (
        <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setAdding(true)}>
          <Plus aria-hidden /> Add a property
        </Button>
      )}
      {(adding || editing) && (
        <PropertyDialog
          {...{ place, type }}
          property={editing}
          onClose={() => {
            setAdding(false)
            setEditing(undefined)
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleting(undefined)}
          title={`Delete ${deleting.display_name}?`}
          description={`Its values are removed from all work items of the type ${type.name}. This cannot be undone.`}
          action="Delete"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(deleting)}
        />
      )}
    </div>
  )
}
