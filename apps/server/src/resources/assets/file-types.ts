/** What may be uploaded. None of it can run here: files are always sent to be saved. */
export const fileTypes: ReadonlySet<string> = new Set([
  ...['bmp', 'gif', 'jpeg', 'jpg', 'png', 'svg+xml', 'tiff', 'webp'].map((name) => `image/${name}`),
  ...['avif', 'heic', 'heif', 'vnd.adobe.photoshop', 'x-icon'].map((name) => `image/${name}`),
  ...['aac', 'flac', 'midi', 'mp4', 'mpeg', 'ogg', 'wav', 'webm', 'x-m4a', 'x-midi', 'x-wav'].map(
    (name) => `audio/${name}`,
  ),
  ...['mp4', 'mpeg', 'ogg', 'quicktime', 'webm', 'x-matroska', 'x-ms-wmv', 'x-msvideo'].map(
    (name) => `video/${name}`,
  ),
  ...['css', 'csv', 'javascript', 'markdown', 'plain', 'tab-separated-values', 'x-log', 'xml', 'yaml'].map(
    (name) => `text/${name}`,
  ),
  ...['otf', 'ttf', 'woff', 'woff2'].map((name) => `font/${name}`),
  ...['gltf+json', 'gltf-binary'].map((name) => `model/${name}`),
  ...['json', 'octet-stream', 'pdf', 'rtf', 'sql', 'x-sql', 'xml', 'yaml'].map(
    (name) => `application/${name}`,
  ),
  ...[
    'gzip',
    'vnd.rar',
    'x-7z-compressed',
    'x-bzip2',
    'x-compressed',
    'x-gzip',
    'x-rar',
    'x-rar-compressed',
  ].map((name) => `application/${name}`),
  ...['x-tar', 'x-xz', 'x-zip', 'x-zip-compressed', 'zip', 'zstd'].map((name) => `application/${name}`),
  ...['msword', 'vnd.ms-excel', 'vnd.ms-outlook', 'vnd.ms-powerpoint', 'vnd.visio'].map(
    (name) => `application/${name}`,
  ),
  ...['presentationml.presentation', 'spreadsheetml.sheet', 'wordprocessingml.document'].map(
    (name) => `application/vnd.openxmlformats-officedocument.${name}`,
  ),
  ...['graphics', 'presentation', 'spreadsheet', 'text'].map(
    (name) => `application/vnd.oasis.opendocument.${name}`,
  ),
])

export const imageTypes: ReadonlySet<string> = new Set(
  ['gif', 'jpeg', 'jpg', 'png', 'webp'].map((name) => `image/${name}`),
)
