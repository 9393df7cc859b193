import sanitize from 'sanitize-html'

/** For addresses: `Été 2026!` becomes `ete-2026`. */
export function slugify(text: string, maxLength: number): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, maxLength).replace(/-+$/, '')
}

/** What a description may hold: text, lists, tables, images and links, and the marks that editors put on them. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...sanitize.defaults.allowedTags,
    ...['img', 'del', 'ins', 'input', 'label', 'details', 'summary', 'image-component', 'mention-component'],
  ],
  allowedAttributes: {
    '*': ['class', 'data-*', 'id', 'title', 'lang', 'dir'],
    a: ['href', 'name', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    input: ['type', 'checked', 'disabled'],
    ol: ['start', 'type'],
    td: ['colspan', 'rowspan', 'colwidth'],
    th: ['colspan', 'rowspan', 'colwidth', 'scope'],
    'image-component': ['src', 'width', 'height', 'alignment', 'aspectratio'],
    'mention-component': ['entity_name', 'entity_identifier'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  transformTags: {
    input: onlyCheckboxes,
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
}

/** HTML that is safe to show, whatever was sent. */
export function cleanHtml(html: string): string {
  return sanitize(html, allowed)
}

/** The words of an HTML text, for search and for plain readers. */
export function stripHtml(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h[1-6]|\/div|\/tr|\/blockquote|\/pre)\b[^>]*>/gi, '$&\n')
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
  return decodeEntities(text)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** Plain text as HTML: one paragraph a line. */
export function textToHtml(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => `<p>${escapeHtml(line)}</p>`)
  return lines.join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** sanitize-html leaves only these in text. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function onlyCheckboxes(_name: string, attributes: sanitize.Attributes): sanitize.Tag {
  return { tagName: 'input', attribs: { ...attributes, type: 'checkbox' } }
}
