import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { Field, Input } from '@/ui/field'
import { faultsOf, FormDialog, NameEntry, TextEntry } from '@/ui/form-dialog'
import { Select } from '@/ui/select'
import { networks } from './networks'

export function CreateProjectDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [name, setName] = useState('')
  const [typedIdentifier, setIdentifier] = useState<string>()
  const [description, setDescription] = useState('')
  const [network, setNetwork] = useState<'public' | 'private'>('public')
  const identifier = typedIdentifier ?? suggest(name)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/workspaces/{workspace_slug}/projects/', {
          params: { path: { workspace_slug: slug } },
          body: { name: name.trim(), identifier, description, network: network === 'public' ? 2 : 0 },
        }),
      ),
    onSuccess: async (project) => {
      await queryClient.invalidateQueries({ queryKey: keys.in(slug, 'projects') })
      await navigate({
        to: '/$workspace/projects/$project',
        params: { workspace: slug, project: project.identifier },
      })
    },
  })
  const faults = faultsOf(create.error)
  return (
    <FormDialog
      title="New project"
      description="A project holds the work items of one product, team or goal."
      action="Create project"
      busy={create.isPending}
      error={create.error}
      fields={['description', 'identifier', 'name']}
      onSubmit={() => create.mutate()}
      onClose={onClose}
    >
      <div className="grid grid-cols-[1fr_7.5rem] gap-3">
        <NameEntry value={name} onChange={setName} errors={faults['name']} />
        <Field label="Identifier" errors={faults['identifier']}>
          {(control) => (
            <Input
              {...control}
              required
              maxLength={12}
              value={identifier}
              onChange={(event) => setIdentifier(event.target.value.toUpperCase())}
            />
          )}
        </Field>
      </div>
      <p className="-mt-2 text-sm text-faint">
        Work items are called {identifier === '' ? 'WEB' : identifier}-1,{' '}
        {identifier === '' ? 'WEB' : identifier}-2 and so on.
      </p>
      <TextEntry value={description} onChange={setDescription} errors={faults['description']} />
      <Field label="Who sees it">
        {(control) => <Select {...control} value={network} onChange={setNetwork} options={networks} />}
      </Field>
    </FormDialog>
  )
}

/** Website relaunch → WR, Website → WEB. */
function suggest(name: string): string {
  const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 1
    ? words
        .map((word) => word[0])
        .join('')
        .slice(0, 5)
    : (words[0] ?? '').slice(0, 3)
}
