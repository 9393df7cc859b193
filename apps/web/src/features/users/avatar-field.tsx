import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Avatar, type Person } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { wordsOf } from '@/ui/error-notice'
import { removeAvatar, uploadAvatar } from './users.queries'

export function AvatarField({ person }: { person: Person }) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({ mutationFn: uploadAvatar })
  const remove = useMutation({ mutationFn: removeAvatar })
  const error = upload.error ?? remove.error
  return (
    <div className="flex items-center gap-4">
      <Avatar person={person} size={56} />
      <div className="min-w-0">
        <div className="flex gap-2">
          <Button size="sm" busy={upload.isPending} onClick={() => input.current?.click()}>
            Upload picture
          </Button>
          {person.avatar_url && (
            <Button size="sm" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove picture
            </Button>
          )}
        </div>
        {error ? (
          <p role="alert" className="mt-1 text-sm text-danger">
            {wordsOf(error)}
          </p>
        ) : (
          <p className="mt-1 text-sm text-faint">A square JPEG, PNG, WebP or GIF looks best.</p>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Picture"
          accept="image/jpeg,image/png,image/webp,image/gif"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) upload.mutate(file)
            target.value = ''
          }}
        />
      </div>
    </div>
  )
}
