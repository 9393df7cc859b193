import { cleanHtml, stripHtml } from '../text.js'

interface Described {
  description_html?: string | null
  description_stripped?: string | null
}

/** The body with its HTML made safe, and the words of it beside it. */
export function cleanDescription<Body extends Described>(body: Body): Body {
  if (body.description_html === undefined) return body
  if (body.description_html === null) return { ...body, description_stripped: null }
  const description_html = cleanHtml(body.description_html)
  return { ...body, description_html, description_stripped: stripHtml(description_html) }
}
