import type { Editor, Range } from '@tiptap/core'
import type { SuggestionOptions } from '@tiptap/suggestion'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../cn'

/** What can be put in at the cursor: a block, a person, a work item. */
export interface Suggestion {
  id: string
  label: string
  hint?: string
  icon?: ReactNode
  insert: (editor: Editor, range: Range) => void
}

interface OpenMenu {
  items: readonly Suggestion[]
  index: number
  rect: DOMRect
  choose: (item: Suggestion) => void
}

/** The menu of one editor, between its plugins and the component that shows it. */
export class SuggestionStore {
  private menu: OpenMenu | undefined
  private readonly listeners = new Set<() => void>()

  get = (): OpenMenu | undefined => this.menu

  set = (menu: OpenMenu | undefined): void => {
    this.menu = menu
    for (const listener of this.listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Whether the key was for the menu. */
  press(key: string): boolean {
    const menu = this.menu
    if (!menu || menu.items.length === 0) return false
    const count = menu.items.length
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const index = (menu.index + (key === 'ArrowDown' ? 1 : count - 1)) % count
      this.set({ ...menu, index })
      return true
    }
    const item = menu.items[menu.index]
    if ((key === 'Enter' || key === 'Tab') && item) {
      menu.choose(item)
      return true
    }
    return false
  }
}

/** Shows what `find` gives while a word that begins with `char` is typed. */
export function suggesting(
  store: SuggestionStore,
  char: string,
  find: (query: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>,
): Omit<SuggestionOptions<Suggestion, Suggestion>, 'editor'> {
  return {
    char,
    allowedPrefixes: [' ', '('],
    items: async ({ query }) => [...(await find(query))],
    command: ({ editor, range, props }) => props.insert(editor, range),
    render: () => {
      const show: NonNullable<
        ReturnType<NonNullable<SuggestionOptions<Suggestion, Suggestion>['render']>>['onStart']
      > = ({ items, clientRect, command }) => {
        const rect = clientRect?.()
        store.set(rect ? { items, index: 0, rect, choose: command } : undefined)
      }
      return {
        onStart: show,
        onUpdate: show,
        onKeyDown: ({ event }) => {
          if (event.key === 'Escape') {
            store.set(undefined)
            return true
          }
          return store.press(event.key)
        },
        onExit: () => store.set(undefined),
      }
    },
  }
}

const height = 264

export function SuggestionMenu({ store }: { store: SuggestionStore }) {
  const menu = useSyncExternalStore(store.subscribe, store.get)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [menu?.index])
  if (!menu || menu.items.length === 0) return null
  const below = menu.rect.bottom + height < innerHeight
  const left = Math.max(8, Math.min(menu.rect.left, innerWidth - 296))
  const place = below ? { top: menu.rect.bottom + 6 } : { bottom: innerHeight - menu.rect.top + 6 }
  return createPortal(
    <>
      <div
        ref={list}
        role="listbox"
        aria-label="Suggestions"
        className="scroll-quiet fixed z-50 w-72 animate-appear overflow-y-auto rounded-lg bg-raised p-1 shadow-raised"
        style={{ left, maxHeight: height, ...place }}
      >
        {menu.items.map((item, index) => (
          <div
            key={item.id}
            role="option"
            tabIndex={-1}
            aria-selected={index === menu.index}
            // Pressing would take the focus out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== menu.index && store.set({ ...menu, index })}
            onClick={() => menu.choose(item)}
            onKeyDown={() => undefined}
            className={cn(
              'flex h-8 items-center gap-2 rounded-md px-2 text-base [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted',
              index === menu.index && 'bg-active',
            )}
          >
            {item.icon}
            <span className="min-w-0 flex-1 truncate">{item.label}</span>
            {item.hint !== undefined && <span className="shrink-0 text-sm text-faint">{item.hint}</span>}
          </div>
        ))}
      </div>
      <span className="sr-only" role="status">
        {menu.items[menu.index]?.label}
      </span>
    </>,
    document.body,
  )
}
