import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { sendForm } from '@/api/send-form'
import { showFailure } from '@/ui/toast'

const assets = '/workspaces/{workspace_slug}/assets/'

/** Keeps an image with the project, or with the workspace, and gives the address under which its members see it. */
export async function uploadImage(slug: string, projectId: string | null, file: File): Promise<string> {
  try {
    const { upload_data, asset_id, asset_url } = await unwrap(
      api.POST(assets, {
        params: { path: { workspace_slug: slug } },
        body: {
          name: file.name,
          size: file.size,
          type: file.type,
          ...(projectId !== null && { project_id: projectId }),
        },
      }),
    )
    await sendForm(upload_data, file)
    await api.PATCH(`${assets}{asset_id}/`, {
      params: { path: { workspace_slug: slug, asset_id } },
      body: { is_uploaded: true },
    })
    return `${asset_url}file/`
  } catch (error) {
    showFailure(`${file.name} was not uploaded`, error)
    throw error
  }
}
