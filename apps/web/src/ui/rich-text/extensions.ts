import { Extension, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { PluginKey } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { Suggestion as SuggestionPlugin } from '@tiptap/suggestion'
import { Mention } from './mention'
import { findBlocks } from './slash-commands'
import { suggesting, type Suggestion, type SuggestionStore } from './suggestion-menu'

type Find = (query: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>

export interface Sources {
  /** Who `@` offers. */
  people?: Find
  /** What `#` offers. */
  workItems?: Find
}

interface ExtensionOptions {
  store: SuggestionStore
  /** Asked when something is typed: what can be mentioned changes while the editor is open. */
  sources: () => Sources
  pickImage: (() => void) | undefined
  placeholder: string
}

export function makeExtensions({ store, sources, pickImage, placeholder }: ExtensionOptions): Extensions {
  const triggers: Record<string, Find> = {
    '/': (query) => findBlocks(query, pickImage),
    '@': (query) => sources().people?.(query) ?? [],
    '#': (query) => sources().workItems?.(query) ?? [],
  }
  const suggestions = Object.entries(triggers).map(([char, find]) =>
    Extension.create({
      name: `suggest${char}`,
      addProseMirrorPlugins() {
        return [
          SuggestionPlugin<Suggestion, Suggestion>({
            editor: this.editor,
            pluginKey: new PluginKey(`suggest${char}`),
            ...suggesting(store, char, find),
          }),
        ]
      },
    }),
  )
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      link: { openOnClick: true, autolink: true, defaultProtocol: 'https' },
      trailingNode: false,
    }),
    TaskList,
    TaskItem.configure({
      nested: true,
      a11y: { checkboxLabel: (node, checked) => `${checked ? 'Done' : 'To do'}: ${node.textContent}` },
    }),
    Image.configure({ inline: false, HTMLAttributes: { loading: 'lazy' } }),
    Placeholder.configure({ placeholder }),
    Mention,
    ...suggestions,
  ]
}
