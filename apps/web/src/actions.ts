import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'

/** Something a person can do here: by its keys, from the command palette, or found in the list of shortcuts. */
export interface Action {
  id: string
  label: string
  group: 'General' | 'Go to' | 'Create' | 'Work items' | 'View' | 'Account'
  /** `c`, `mod+k`, `g then p`. */
  keys?: string
  /** Other keys for the same. */
  also?: string
  icon?: ReactNode
  /** Not in the palette: moving the cursor, and opening the palette itself. */
  hidden?: boolean
  run: () => void
}

let actions: readonly Action[] = []
const listeners = new Set<() => void>()

function change(next: readonly Action[]): void {
  actions = next
  for (const listener of listeners) listener()
}

/** Makes actions available while the component is on screen. The latest with the same keys wins. */
export function useActions(list: readonly Action[]): void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const shape = list.map(({ id, label, keys }) => `${id}:${label}:${keys ?? ''}`).join('|')
  useEffect(() => {
    const mine = latest.current.map((action): Action => ({
      ...action,
      run: () => latest.current.find(({ id }) => id === action.id)?.run(),
    }))
    change([...actions, ...mine])
    return () => change(actions.filter((action) => !mine.includes(action)))
  }, [shape])
}

export function useAllActions(): readonly Action[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => actions,
  )
}

const editable = 'input, textarea, select, [contenteditable="true"]'
const layers = '[role="dialog"], [role="menu"], [role="listbox"]'

function pressedKeys(event: KeyboardEvent): string {
  const key = event.key.toLowerCase()
  const parts = [event.metaKey || event.ctrlKey ? 'mod' : '', event.altKey ? 'alt' : '']
  // Shift is part of a character such as "?", and a key of its own only with the others.
  if (event.shiftKey && (parts.some(Boolean) || key.length > 1)) parts.push('shift')
  return [...parts.filter(Boolean), key].join('+')
}

let prefix = ''
let prefixTimer: ReturnType<typeof setTimeout> | undefined

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key))
    return
  const pressed = pressedKeys(event)
  const target = event.target instanceof Element ? event.target : document.body
  // In a field, mod+z undoes typing; in a dialog, letters belong to it.
  const typing = target.closest(editable) !== null
  const global = pressed === 'mod+k'
  if (!global && (typing || target.closest(layers) !== null)) return
  // Enter presses the button or follows the link that it is at.
  if (pressed === 'enter' && target.closest('button, a') !== null) return
  const sequence = prefix === '' ? pressed : `${prefix} then ${pressed}`
  const action = actions.findLast(({ keys, also }) => keys === sequence || also === sequence)
  clearTimeout(prefixTimer)
  prefix = ''
  if (action) {
    event.preventDefault()
    action.run()
    return
  }
  if (actions.some(({ keys }) => keys?.startsWith(`${pressed} then `))) {
    prefix = pressed
    prefixTimer = setTimeout(() => {
      prefix = ''
    }, 1200)
  }
}

export function listenForShortcuts(): () => void {
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}
