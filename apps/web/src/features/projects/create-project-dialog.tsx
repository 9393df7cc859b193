import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input, Textarea } from '@/ui/field'
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
  const faults = create.error instanceof ApiError ? create.error.fields : {}
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New project"
      description="A project holds the work items of one product, team or goal."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="create-project" variant="primary" busy={create.isPending}>
            Create project
          </Button>
        </>
      }
    >
      <form
        id="create-project"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate()
        }}
      >
        <div className="grid grid-cols-[1fr_7.5rem] gap-3">
          <Field label="Name" errors={faults['name']}>
            {(control) => (
              <Input
                {...control}
                autoFocus
                required
                maxLength={255}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
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
        <Field label="Description" optional errors={faults['description']}>
          {(control) => (
            <Textarea
              {...control}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <Field label="Who sees it">
          {(control) => <Select {...control} value={network} onChange={setNetwork} options={networks} />}
        </Field>
        {create.error && Object.keys(faults).length === 0 && <ErrorNotice error={create.error} />}
      </form>
    </Dialog>
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
