import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { Bold, Code, Italic, Link, Strikethrough } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { Button, IconButton } from '../button'
import { Input } from '../field'
import { formText } from '../form-text'

/** Over selected text: how it looks, and where it leads. */
export function FormatMenu({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      strike: current.isActive('strike'),
      code: current.isActive('code'),
      link: current.isActive('link'),
    }),
  })
  const marks = [
    {
      name: 'bold',
      label: 'Bold',
      keys: 'mod+b',
      icon: <Bold />,
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      label: 'Italic',
      keys: 'mod+i',
      icon: <Italic />,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'strike',
      label: 'Strikethrough',
      keys: 'mod+shift+s',
      icon: <Strikethrough />,
      run: () => editor.chain().focus().toggleStrike().run(),
    },
    {
      name: 'code',
      label: 'Code',
      keys: 'mod+e',
      icon: <Code />,
      run: () => editor.chain().focus().toggleCode().run(),
    },
  ] as const
  const setLink = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const address = formText(event.currentTarget, 'address')
    const href =
      address === '' || /^(https?:|mailto:|tel:|\/)/i.test(address) ? address : `https://${address}`
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
    setLinking(false)
  }
  const before: unknown = editor.getAttributes('link')['href']
  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top', onHide: () => setLinking(false) }}
      shouldShow={({ state, editor: current }) =>
        !state.selection.empty &&
        current.isEditable &&
        !current.isActive('codeBlock') &&
        !current.isActive('image')
      }
      className="z-40 flex items-center gap-0.5 rounded-lg bg-raised p-1 shadow-raised"
    >
      {linking ? (
        <form onSubmit={setLink} className="flex items-center gap-1">
          <Input
            name="address"
            aria-label="Address of the link"
            placeholder="https://…"
            autoFocus
            defaultValue={typeof before === 'string' ? before : ''}
            className="h-7 w-56"
          />
          <Button type="submit" size="sm">
            Link
          </Button>
        </form>
      ) : (
        <>
          {marks.map(({ name, label, keys, icon, run }) => (
            <IconButton
              key={name}
              size="sm"
              label={label}
              shortcut={keys}
              aria-pressed={active[name]}
              className={active[name] ? 'bg-active text-ink' : ''}
              onClick={run}
            >
              {icon}
            </IconButton>
          ))}
          <IconButton
            size="sm"
            label="Link"
            aria-pressed={active.link}
            className={active.link ? 'bg-active text-ink' : ''}
            onClick={() => setLinking(true)}
          >
            <Link />
          </IconButton>
        </>
      )}
    </BubbleMenu>
  )
}
