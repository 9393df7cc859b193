import type { Editor, Range } from '@tiptap/core'
import {
  Code,
  Heading1,
  Heading2,
  Heading3,
  Image,
  List,
  ListOrdered,
  ListTodo,
  Minus,
  Pilcrow,
  Quote,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Suggestion } from './suggestion-menu'

type Chain = ReturnType<Editor['chain']>

const block = (
  label: string,
  words: string,
  icon: ReactNode,
  turn: (chain: Chain) => Chain,
): Suggestion & { words: string } => ({
  id: label,
  label,
  words: `${label} ${words}`.toLowerCase(),
  icon,
  insert: (editor: Editor, range: Range) => {
    turn(editor.chain().focus().deleteRange(range)).run()
  },
})

const blocks = [
  block('Text', 'paragraph', <Pilcrow />, (chain) => chain.setParagraph()),
  block('Heading 1', 'h1 title', <Heading1 />, (chain) => chain.setHeading({ level: 1 })),
  block('Heading 2', 'h2', <Heading2 />, (chain) => chain.setHeading({ level: 2 })),
  block('Heading 3', 'h3', <Heading3 />, (chain) => chain.setHeading({ level: 3 })),
  block('Bulleted list', 'ul points', <List />, (chain) => chain.toggleBulletList()),
  block('Numbered list', 'ol', <ListOrdered />, (chain) => chain.toggleOrderedList()),
  block('Task list', 'todo checkbox', <ListTodo />, (chain) => chain.toggleTaskList()),
  block('Code', 'pre', <Code />, (chain) => chain.setCodeBlock()),
  block('Quote', 'blockquote', <Quote />, (chain) => chain.setBlockquote()),
  block('Divider', 'line rule hr', <Minus />, (chain) => chain.setHorizontalRule()),
]

/** What `/` offers. */
export function findBlocks(query: string, pickImage: (() => void) | undefined): Suggestion[] {
  const image = {
    ...block('Image', 'picture photo upload', <Image />, (chain) => chain),
    insert: (editor: Editor, range: Range) => {
      editor.chain().focus().deleteRange(range).run()
      pickImage?.()
    },
  }
  const wanted = query.toLowerCase()
  return [...blocks, ...(pickImage ? [image] : [])].filter(({ words }) => words.includes(wanted))
}
