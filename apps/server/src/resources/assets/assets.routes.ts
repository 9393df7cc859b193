import { can } from '../../access/can.js'
import { Redirect, route } from '../../http/route.js'
import {
  AssetDownload,
  AssetUpload,
  Confirmation,
  UserAssetInput,
  UserAssetUpdate,
  WorkspaceAssetInput,
} from './assets.schema.js'
import { confirmUserAsset, createUserAsset, removeUserAsset } from './user-assets.js'
import { confirmWorkspaceAsset, createWorkspaceAsset, readWorkspaceAsset } from './workspace-assets.js'

const ofUser = '/assets/user-assets/'
const oneOfUser = `${ofUser}{asset_id}/` as const
const ofWorkspace = '/workspaces/{workspace_slug}/assets/'
const oneOfWorkspace = `${ofWorkspace}{asset_id}/` as const
const group = 'assets'

export const assetRoutes = [
  route({
    method: 'POST',
    path: ofUser,
    aliases: [`${ofUser}server/`, '/users/assets/'],
    group,
    access: can.haveAccount,
    body: UserAssetInput,
    example: { name: 'me.png', type: 'image/png', size: 2048, entity_type: 'USER_AVATAR' },
    status: 200,
    response: AssetUpload,
    summary: 'Announce an image of your own',
    description: 'An avatar or a cover: jpeg, png, webp or gif. Gives a signed form to upload it with.',
    handler: (ctx) => createUserAsset(ctx, ctx.scope.userId, ctx.body),
  }),
  route({
    method: 'PATCH',
    path: oneOfUser,
    aliases: [`${oneOfUser}server/`, '/users/assets/{asset_id}/'],
    group,
    access: can.haveAccount,
    body: UserAssetUpdate,
    example: { attributes: { name: 'me.png' } },
    status: 204,
    errors: { 404: 'Not there, or not yours.' },
    summary: 'Confirm that an image was uploaded',
    description: 'A new avatar is yours from then on, and the one before is removed.',
    handler: ({ db, files, scope, params, body }) =>
      confirmUserAsset(db, files, scope.userId, params.asset_id, body.attributes),
  }),
  route({
    method: 'DELETE',
    path: oneOfUser,
    aliases: [`${oneOfUser}server/`, '/users/assets/{asset_id}/'],
    group,
    access: can.haveAccount,
    status: 204,
    errors: { 404: 'Not there, or not yours.' },
    summary: 'Remove an image of your own',
    handler: ({ db, scope, params }) => removeUserAsset(db, scope.userId, params.asset_id),
  }),
  route({
    method: 'POST',
    path: ofWorkspace,
    group,
    access: can.readWorkspace,
    body: WorkspaceAssetInput,
    example: { name: 'plan.pdf', type: 'application/pdf', size: 2048 },
    status: 200,
    response: AssetUpload,
    errors: { 409: 'Another asset of the workspace has this external id; `asset_id` names it.' },
    summary: 'Announce a file of a workspace',
    description: 'Gives a signed form to upload it with.',
    handler: (ctx) => createWorkspaceAsset(ctx, ctx.body),
  }),
  route({
    method: 'GET',
    path: oneOfWorkspace,
    group,
    access: can.readWorkspace,
    status: 200,
    response: AssetDownload,
    errors: { 400: 'The file has not been uploaded yet.' },
    summary: 'Get a link to a file of a workspace',
    handler: (ctx) => readWorkspaceAsset(ctx, ctx.params.asset_id),
  }),
  route({
    method: 'GET',
    path: `${oneOfWorkspace}file/`,
    group,
    access: can.readWorkspace,
    status: 302,
    errors: { 400: 'The file has not been uploaded yet.' },
    summary: 'Download a file of a workspace',
    description:
      'Sends you on to a signed link, which expires after an hour. For texts that show it: `<img src>` with this address.',
    handler: async (ctx) => new Redirect((await readWorkspaceAsset(ctx, ctx.params.asset_id)).asset_url),
  }),
  route({
    method: 'PATCH',
    path: oneOfWorkspace,
    group,
    access: can.readWorkspace,
    body: Confirmation,
    example: { is_uploaded: true },
    status: 204,
    summary: 'Confirm that a file of a workspace was uploaded',
    description: 'For whoever announced it, and admins of the workspace.',
    handler: ({ db, files, scope, params }) => confirmWorkspaceAsset(db, files, scope, params.asset_id),
  }),
]
