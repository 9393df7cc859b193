import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionQuery } from '@/api/accounts'
import { roleOf, roleOptions, type RoleValue } from '@/features/members/roles'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field, Input } from '@/ui/field'
import { faultsOf, FormDialog } from '@/ui/form-dialog'
import { Select } from '@/ui/select'
import { CopyLink } from './copy-link'
import { invite, linkOf } from './invitations.queries'

export function InviteDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { data: session } = useQuery(sessionQuery)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<RoleValue>('15')
  const send = useMutation({
    mutationFn: () => invite(slug, { email: email.trim(), role: roleOf(role) }),
  })
  if (send.data) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={`${send.data.email} is invited`}
        description={
          session?.mail === true
            ? 'A mail with this link is on its way. You can pass it on yourself, too.'
            : 'This server sends no mail: pass the link on yourself. It is for this address only.'
        }
        footer={
          <>
            <Button
              onClick={() => {
                setEmail('')
                send.reset()
              }}
            >
              Invite another
            </Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <CopyLink link={linkOf(send.data)} />
      </Dialog>
    )
  }
  const faults = faultsOf(send.error)
  return (
    <FormDialog
      title="Invite to the workspace"
      action="Invite"
      busy={send.isPending}
      error={send.error}
      fields={['email', 'role']}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      <Field label="Email" errors={faults['email']}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoFocus
            required
            maxLength={254}
            placeholder="name@company.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Role"
        hint={roleOptions.find(({ value }) => value === role)?.about}
        errors={faults['role']}
      >
        {(control) => <Select {...control} value={role} onChange={setRole} options={roleOptions} />}
      </Field>
    </FormDialog>
  )
}
