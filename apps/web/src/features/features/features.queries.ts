import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'

export const featuresPath = '/workspaces/{workspace_slug}/features/'

export type WorkspaceFeature = keyof Schema<'WorkspaceFeatures'>

export const featuresQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'features'),
    queryFn: () => unwrap(api.GET(featuresPath, { params: { path: { workspace_slug: slug } } })),
  })
