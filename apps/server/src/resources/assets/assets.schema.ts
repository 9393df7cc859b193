import { Type } from 'typebox'
import { Json, Uuid, described, externalFields, partial, requiredText, text } from '../../schema.js'

const FileInput = Type.Object({
  name: described(requiredText(255), 'The name of the file; folders before it are left out.'),
  type: described(Type.Optional(text(255)), 'Its MIME type. Default: application/octet-stream.'),
  size: described(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    'Its size in bytes. No more than this, and no more than FILE_SIZE_LIMIT_BYTES, can then be uploaded.',
  ),
})

export const SourcedFileInput = Type.Object({
  ...FileInput.properties,
  ...partial(externalFields).properties,
})

export const WorkspaceAssetInput = Type.Object({
  ...SourcedFileInput.properties,
  project_id: described(Type.Optional(Uuid), 'When given, only members of this project see the file.'),
})

export const UserAssetInput = Type.Object({
  ...FileInput.properties,
  entity_type: described(Type.Enum(['USER_AVATAR', 'USER_COVER']), 'What the image is for.'),
})

export const Confirmation = Type.Object({
  is_uploaded: described(
    Type.Optional(Type.Boolean()),
    'That the file has been sent. Asking is enough: what is sent here changes nothing.',
  ),
})

export const UserAssetUpdate = Type.Object({
  attributes: described(Type.Optional(Json), 'Takes the place of what is stored.'),
})

export const uploadFields = {
  upload_data: Type.Object(
    {
      url: described(Type.String(), 'POST the form to this address, without an API key.'),
      fields: described(
        Type.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
        'Every one of these goes into the form (multipart/form-data), then the file as `file`.',
      ),
    },
    { title: 'SignedForm' },
  ),
  asset_id: Uuid,
  asset_url: described(Type.String(), 'The address of the asset on this server.'),
}

export const AssetUpload = Type.Object(uploadFields, { title: 'AssetUpload' })

export const AssetDownload = Type.Object(
  {
    id: Uuid,
    asset_id: Uuid,
    asset_url: described(Type.String(), 'A signed link to the file. It expires after an hour.'),
    asset_name: Type.String(),
    name: Type.String(),
    asset_type: Type.String(),
    type: Type.String(),
    attributes: Json,
  },
  { title: 'AssetDownload' },
)
