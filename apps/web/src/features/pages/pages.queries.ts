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
  /** Without a project they are pages of the workspace. */
  projectId: string | null
}

const ofProject = '/workspaces/{workspace_slug}/projects/{project_id}/pages/'
const ofWorkspace = '/workspaces/{workspace_slug}/pages/'

interface ListQuery {
  fields: string
  order_by: string
  type: 'archived' | 'all'
  cursor?: string
}

/** The same requests at either place. */
function at({ slug, projectId }: Place) {
  const path = { workspace_slug: slug }
  type Headers = { 'If-Match'?: string }
  if (projectId === null) {
    return {
      list: (query: ListQuery) => api.GET(ofWorkspace, { params: { path, query } }),
      read: (page_id: string, query: { fields: string }) =>
        api.GET(`${ofWorkspace}{page_id}/`, { params: { path: { ...path, page_id }, query } }),
      create: (body: NewPage) => api.POST(ofWorkspace, { params: { path }, body }),
      update: (page_id: string, body: PageChanges, header: Headers) =>
        api.PATCH(`${ofWorkspace}{page_id}/`, { params: { path: { ...path, page_id }, header }, body }),
      remove: (page_id: string) =>
        api.DELETE(`${ofWorkspace}{page_id}/`, { params: { path: { ...path, page_id } } }),
    }
  }
  const inside = { ...path, project_id: projectId }
  return {
    list: (query: ListQuery) => api.GET(ofProject, { params: { path: inside, query } }),
    read: (page_id: string, query: { fields: string }) =>
      api.GET(`${ofProject}{page_id}/`, { params: { path: { ...inside, page_id }, query } }),
    create: (body: NewPage) => api.POST(ofProject, { params: { path: inside }, body }),
    update: (page_id: string, body: PageChanges, header: Headers) =>
      api.PATCH(`${ofProject}{page_id}/`, { params: { path: { ...inside, page_id }, header }, body }),
    remove: (page_id: string) =>
      api.DELETE(`${ofProject}{page_id}/`, { params: { path: { ...inside, page_id } } }),
  }
}

const keyOf = ({ slug, projectId }: Place) => keys.in(slug, 'pages', projectId ?? 'workspace')

export const pagesQuery = (place: Place, archived: boolean) =>
  queryOptions({
    queryKey: [...keyOf(place), archived ? 'archived' : 'list'] as const,
    queryFn: (): Promise<PageLine[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            at(place).list({
              fields: fields.join(','),
              order_by: 'name',
              type: archived ? 'archived' : 'all',
              ...(cursor && { cursor }),
            }),
          ),
        ),
      ),
  })

export const pageQuery = (place: Place, id: string) =>
  queryOptions({
    queryKey: [...keyOf(place), 'page', id] as const,
    queryFn: (): Promise<PageText> =>
      unwrap(at(place).read(id, { fields: [...fields, 'description_html'].join(',') })),
  })

const refresh = (place: Place) => queryClient.invalidateQueries({ queryKey: keyOf(place) })

interface NewPage {
  name: string
  parent_id: string | null
  description_html: string
}

export async function createPage(
  place: Place,
  body: Omit<NewPage, 'description_html'>,
): Promise<{ id: string }> {
  const page = await unwrap(at(place).create({ ...body, description_html: '<p></p>' }))
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
  const page = await unwrap(at(place).update(id, body, header))
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
  await at(place).remove(id)
  queryClient.removeQueries({ queryKey: pageQuery(place, id).queryKey })
  await refresh(place)
}
