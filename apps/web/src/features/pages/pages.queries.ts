import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

const fields = [
  'id',
  'name',
  'access',
  'is_locked',
  'archived_at',
  'parent_id',
  'owned_by',
  'updated_at',
] as const

export type PageLine = Pick<Schema<'PageSummary'>, (typeof fields)[number]>
export type PageText = PageLine & { description_html: string }

export interface Place {
  slug: string
  projectId: string
}

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/pages/'
const pagePath = '/workspaces/{workspace_slug}/projects/{project_id}/pages/{page_id}/'

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })
const ofPage = (place: Place, id: string) => ({ ...inProject(place), page_id: id })

export const pagesQuery = (place: Place, archived: boolean) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'pages', place.projectId, archived ? 'archived' : 'list'),
    queryFn: (): Promise<PageLine[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(listPath, {
              params: {
                path: inProject(place),
                query: {
                  fields: fields.join(','),
                  order_by: 'name',
                  type: archived ? 'archived' : 'all',
                  ...(cursor && { cursor }),
                },
              },
            }),
          ),
        ),
      ),
  })

export const pageQuery = (place: Place, id: string) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'pages', place.projectId, 'page', id),
    queryFn: (): Promise<PageText> =>
      unwrap(
        api.GET(pagePath, {
          params: { path: ofPage(place, id), query: { fields: [...fields, 'description_html'].join(',') } },
        }),
      ),
  })

const refresh = ({ slug, projectId }: Place) =>
  queryClient.invalidateQueries({ queryKey: keys.in(slug, 'pages', projectId) })

export async function createPage(
  place: Place,
  body: { name: string; parent_id: string | null },
): Promise<{ id: string }> {
  const page = await unwrap(
    api.POST(listPath, {
      params: { path: inProject(place) },
      body: { ...body, description_html: '<p></p>' },
    }),
  )
  await refresh(place)
  return page
}

export type PageChanges = Partial<
  Pick<PageText, 'name' | 'access' | 'is_locked' | 'archived_at' | 'description_html'>
>

/** With a version, only while the page is still at it. */
export async function updatePage(
  place: Place,
  id: string,
  body: PageChanges,
  version?: string,
): Promise<PageText> {
  const header = version === undefined ? {} : { 'If-Match': `"${version}"` }
  const page = await unwrap(api.PATCH(pagePath, { params: { path: ofPage(place, id), header }, body }))
  const { name, access, is_locked, archived_at, description_html, updated_at } = page
  const { queryKey } = pageQuery(place, id)
  // What was asked for before would bring the older page.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    (before) => before && { ...before, name, access, is_locked, archived_at, description_html, updated_at },
  )
  // The text is in no list.
  if (body.description_html === undefined || Object.keys(body).length > 1) await refresh(place)
  return page
}

export async function deletePage(place: Place, id: string): Promise<void> {
  await api.DELETE(pagePath, { params: { path: ofPage(place, id) } })
  queryClient.removeQueries({ queryKey: pageQuery(place, id).queryKey })
  await refresh(place)
}
