import type { Editor, Range } from '@tiptap/core'

/** What is mentioned: the API knows users by `user_mention`, and finds work items by who is mentioned in them. */
interface Mentioned {
  kind: 'user_mention' | 'issue_mention'
  id: string
  /** What is shown: @Mara, or WEB-12 and its title. */
  label: string
  /** How a work item is called, to open it: WEB-12. */
  name?: string
}

/** Apart from the editor itself, which is large and comes later than those who offer mentions. */
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
