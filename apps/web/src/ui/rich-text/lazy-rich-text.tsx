import { lazy, Suspense } from 'react'
import type { RichTextProps } from './rich-text'
import { RichTextView } from './rich-text-view'

const RichText = lazy(async () => ({ default: (await import('./rich-text')).RichText }))

/** The editor, which is large and comes by itself. Until then the text stands there as it will. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        props.html === '' || props.html === '<p></p>' ? (
          <p className="rich-text text-faint">{props.placeholder}</p>
        ) : (
          <RichTextView html={props.html} />
        )
      }
    >
      <RichText {...props} />
    </Suspense>
  )
}
