import { mergeAttributes, Node, type Editor, type Range } from '@tiptap/core'

/** What is mentioned: the API knows users by `user_mention`, and finds work items by who is mentioned in them. */
export interface Mentioned {
  kind: 'user_mention' | 'issue_mention'
  id: string
  /** What is shown: @Mara, or WEB-12 and its title. */
  label: string
  /** How a work item is called, to open it: WEB-12. */
  name?: string
}

/** A person or a work item within a text. It is one character: it is deleted whole. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    kind: {
      default: 'user_mention',
      parseHTML: (element) => element.getAttribute('entity_name'),
      renderHTML: ({ kind }: Record<string, unknown>) => ({ entity_name: kind }),
    },
    id: {
      default: '',
      parseHTML: (element) => element.getAttribute('entity_identifier'),
      renderHTML: ({ id }: Record<string, unknown>) => ({ entity_identifier: id }),
    },
    name: {
      default: null,
      parseHTML: (element) => element.dataset['name'] ?? null,
      renderHTML: ({ name }: Record<string, unknown>) =>
        typeof name === 'string' ? { 'data-name': name } : {},
    },
    label: { default: '', parseHTML: (element) => element.textContent, renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: 'mention-component' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'mention-component',
    mergeAttributes(HTMLAttributes),
    String(node.attrs['label']),
  ],
  renderText: ({ node }) => String(node.attrs['label']),
})

export const insertMention = (mentioned: Mentioned) => (editor: Editor, range: Range) => {
  editor
    .chain()
    .focus()
    .insertContentAt(range, [
      { type: 'mention', attrs: mentioned },
      { type: 'text', text: ' ' },
    ])
    .run()
}
