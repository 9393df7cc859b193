import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { cn } from '../cn'
import { makeExtensions, type Sources } from './extensions'
import { FormatMenu } from './format-menu'
import { SuggestionMenu, SuggestionStore } from './suggestion-menu'

export interface RichTextHandle {
  focus: () => void
  /** Replaces the text without telling `onChange`. */
  replace: (html: string) => void
  html: () => string
  isEmpty: () => boolean
}

export interface RichTextProps {
  ref?: Ref<RichTextHandle>
  /** Its name for screen readers. */
  label: string
  /** What it begins with; afterwards it is its own, see `replace`. */
  html: string
  placeholder: string
  readOnly?: boolean
  autoFocus?: boolean
  sources?: Sources
  /** Gives the address of the image, which is then shown where it was put. */
  uploadImage?: ((file: File) => Promise<string>) | undefined
  /** Other files that were dropped or pasted. */
  onFiles?: ((files: File[]) => void) | undefined
  onChange?: (html: string) => void
  onFocusChange?: (focused: boolean) => void
  /** mod+enter. */
  onSubmit?: () => void
  onEscape?: () => void
  className?: string
}

/** A text with headings, lists, code, images and mentions. Loaded when it is needed: see lazy-rich-text.tsx. */
export function RichText(props: RichTextProps) {
  const { ref, label, html, placeholder, readOnly = false, autoFocus = false, className } = props
  // The editor is made once; its handlers use the props of the moment.
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const [store] = useState(() => new SuggestionStore())
  const [uploading, setUploading] = useState(0)
  const picker = useRef<HTMLInputElement>(null)

  const insertImages = async (editor: Editor, files: readonly File[], at: number) => {
    for (const file of files) {
      setUploading((count) => count + 1)
      try {
        const src = await latest.current.uploadImage?.(file)
        const position = Math.min(at, editor.state.doc.content.size)
        if (src !== undefined)
          editor.commands.insertContentAt(position, { type: 'image', attrs: { src, alt: file.name } })
      } catch {
        // Whoever uploads says what went wrong.
      } finally {
        setUploading((count) => count - 1)
      }
    }
  }
  /** Whether there were files that are taken care of here. */
  const take = (editor: Editor | null, list: FileList | undefined, at: number): boolean => {
    const { uploadImage, onFiles } = latest.current
    const files = [...(list ?? [])]
    const images = uploadImage ? files.filter(({ type }) => type.startsWith('image/')) : []
    const others = files.filter((file) => !images.includes(file))
    if (editor && images.length > 0) void insertImages(editor, images, at)
    if (others.length > 0) onFiles?.(others)
    return images.length > 0 || (others.length > 0 && onFiles !== undefined)
  }

  const made = useRef<Editor>(null)
  const editor = useEditor({
    extensions: makeExtensions({
      store,
      sources: () => latest.current.sources ?? {},
      pickImage: props.uploadImage ? () => picker.current?.click() : undefined,
      placeholder,
    }),
    content: html,
    editable: !readOnly,
    autofocus: autoFocus ? 'end' : false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => latest.current.onChange?.(changed.getHTML()),
    onFocus: () => latest.current.onFocusChange?.(true),
    onBlur: () => latest.current.onFocusChange?.(false),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text outline-none',
      },
      handleKeyDown: (view, event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && latest.current.onSubmit) {
          latest.current.onSubmit()
          return true
        }
        if (event.key === 'Escape' && store.get() === undefined) {
          view.dom.blur()
          latest.current.onEscape?.()
          return true
        }
        return false
      },
      handlePaste: (view, event) => take(made.current, event.clipboardData?.files, view.state.selection.to),
      handleDrop: (view, event) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        const taken = take(made.current, event.dataTransfer?.files, at ?? view.state.doc.content.size)
        if (taken) event.preventDefault()
        return taken
      },
    },
  })
  useEffect(() => {
    made.current = editor
    editor.setEditable(!readOnly, false)
  }, [editor, readOnly])
  useImperativeHandle(ref, () => ({
    focus: () => void editor.commands.focus('end'),
    replace: (next) => {
      const { from } = editor.state.selection
      editor.commands.setContent(next, { emitUpdate: false })
      if (editor.isFocused)
        editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size - 1))
    },
    html: () => editor.getHTML(),
    isEmpty: () => editor.isEmpty,
  }))
  return (
    <div className={cn('relative', className)}>
      <EditorContent editor={editor} />
      {!readOnly && <FormatMenu editor={editor} />}
      <SuggestionMenu store={store} />
      <span role="status" className="text-sm text-faint">
        {uploading > 0 && 'Uploading image…'}
      </span>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          void insertImages(editor, [...(event.target.files ?? [])], editor.state.selection.to)
          event.target.value = ''
        }}
      />
    </div>
  )
}
