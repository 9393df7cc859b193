import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { showFailure } from '@/ui/toast'
import { AddPropertyDialog } from './add-property-dialog'
import { kindOf } from './property-kinds'
import {
  deleteProperty,
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
      <ul aria-label={`Properties of ${type.name}`}>
        {properties?.map((property) => (
          <li key={property.id} className="flex min-h-8 items-center gap-3">
            <span className="truncate">{property.display_name}</span>
            <span className="min-w-0 flex-1 truncate text-sm text-faint">
              {kindOf(property)?.label ?? property.property_type}
              {property.is_multi && ', several'}
              {property.is_required && ', required'}
              {property.options.length > 0 && `: ${property.options.map(({ name }) => name).join(', ')}`}
            </span>
            {!readOnly && (
              <IconButton
                label={`Delete ${property.display_name}`}
                size="sm"
                onClick={() => setDeleting(property)}
              >
                <Trash2 />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setAdding(true)}>
          <Plus aria-hidden /> Add a property
        </Button>
      )}
      {adding && <AddPropertyDialog place={place} type={type} onClose={() => setAdding(false)} />}
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
