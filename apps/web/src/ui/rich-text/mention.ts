import { mergeAttributes, Node } from '@tiptap/core'

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
