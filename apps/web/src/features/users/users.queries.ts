import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import { sendForm } from '@/api/send-form'
import { adoptTheme, setTheme, type Theme } from '@/ui/theme'

type Me = Schema<'Me'>

export const meQuery = queryOptions({
  queryKey: keys.account('users', 'me'),
  queryFn: async (): Promise<Me> => {
    const me = await unwrap(api.GET('/users/me/'))
    adoptTheme(me.theme)
    return me
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Names and faces stand in the lists of members of all workspaces. */
async function show(me: Me): Promise<void> {
  queryClient.setQueryData(meQuery.queryKey, me)
  await queryClient.invalidateQueries({ queryKey: ['workspace'], predicate: isPeople })
}

const isPeople = ({ queryKey: [, , group] }: { queryKey: readonly unknown[] }): boolean =>
  group === 'members' || group === 'project-members'

export async function updateMe(
  body: Partial<Pick<Me, 'first_name' | 'last_name' | 'display_name' | 'timezone'>>,
): Promise<void> {
  await show(await unwrap(api.PATCH('/users/me/', { body })))
}

/** In this browser at once, and in others when they sign in. */
export function chooseTheme(theme: Theme, before: Theme): Promise<boolean> {
  return change({
    id: 'theme',
    apply: () => {
      setTheme(theme)
      const restore = patchCache(meQuery, (me) => ({ ...me, theme }))
      return () => {
        setTheme(before)
        restore()
      }
    },
    send: () => unwrap(api.PATCH('/users/me/', { body: { theme } })),
    failure: 'The theme was not changed',
  })
}

export async function uploadAvatar(file: File): Promise<void> {
  const { upload_data: form, asset_id: id } = await unwrap(
    api.POST('/assets/user-assets/', {
      body: { name: file.name, type: file.type, size: file.size, entity_type: 'USER_AVATAR' },
    }),
  )
  await sendForm(form, file)
  await api.PATCH('/assets/user-assets/{asset_id}/', { params: { path: { asset_id: id } }, body: {} })
  await show(await unwrap(api.GET('/users/me/')))
}

export async function removeAvatar(): Promise<void> {
  await show(await unwrap(api.PATCH('/users/me/', { body: { avatar: '' } })))
}
