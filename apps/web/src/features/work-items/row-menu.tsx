import { Archive, ExternalLink, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { copyAndSay } from '@/ui/copy-text'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { anchorOf, editedFields } from './edited-fields'
import type { Removal } from './use-removal'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

interface RowMenuProps {
  removal: Removal
  onRename: (id: string) => void
  children: ReactNode
}

/** The menu of the secondary button, and of the keyboard's menu key: for the row it is on, or all that are selected. */
export function RowMenu({ removal, onRename, children }: RowMenuProps) {
  const { project, rows: known, readOnly, selection, edit, open, hrefOf } = useViewScope()
  const [at, setAt] = useState<{ row: WorkItemRow; x: number; y: number }>()
  const onContextMenu = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    const id = target?.closest<HTMLElement>('[data-id]')?.dataset['id']
    const row = id === undefined ? undefined : known.get(id)
    // In a field, the browser's own menu has what is wanted; a long touch picks up.
    if (!row || isTouch || target?.closest('input') != null) return
    event.preventDefault()
    selection.setActive(row.id)
    setAt({ row, x: event.clientX, y: event.clientY })
  }
  const close = () => setAt(undefined)
  const rows =
    at && (selection.ids.has(at.row.id) ? [...selection.ids].flatMap((id) => known.get(id) ?? []) : [at.row])
  return (
    <div className="relative flex min-h-0 flex-1 flex-col" onContextMenu={onContextMenu}>
      {children}
      {at && rows && (
        <Menu open onOpenChange={close}>
          <MenuTrigger asChild>
            <span aria-hidden className="fixed size-0" style={{ left: at.x, top: at.y }} />
          </MenuTrigger>
          <MenuContent
            className="w-60"
            aria-label={`Actions for ${removal.nameOf(rows)}`}
            // What was chosen may have opened an editor, which has the keyboard then.
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <MenuLabel>{removal.nameOf(rows)}</MenuLabel>
            <MenuItem icon={<ExternalLink />} shortcut="enter" onSelect={() => open(at.row)}>
              Open
            </MenuItem>
            <MenuItem
              icon={<Link2 />}
              onSelect={() => void copyAndSay('Link', new URL(hrefOf(at.row), location.href).href)}
            >
              Copy link to {project.identifier}-{at.row.sequence_id}
            </MenuItem>
            {!readOnly && (
              <>
                <MenuSeparator />
                <MenuItem icon={<Pencil />} shortcut="e" onSelect={() => onRename(at.row.id)}>
                  Edit the title
                </MenuItem>
                {editedFields.map(({ field, label, icon, keys }) => (
                  <MenuItem
                    key={field}
                    icon={icon}
                    {...(keys === undefined ? {} : { shortcut: keys })}
                    onSelect={() => {
                      const anchor = anchorOf(field, at.row.id)
                      if (anchor) edit(field, at.row.id, anchor)
                    }}
                  >
                    {label}
                  </MenuItem>
                ))}
                <MenuSeparator />
                <MenuItem
                  icon={<Archive />}
                  disabled={!removal.canArchive(rows)}
                  onSelect={() => removal.archive(rows)}
                >
                  {removal.canArchive(rows) ? 'Archive' : 'Archive, once completed or cancelled'}
                </MenuItem>
                <MenuItem danger icon={<Trash2 />} onSelect={() => removal.askToDelete(rows)}>
                  Delete…
                </MenuItem>
              </>
            )}
          </MenuContent>
        </Menu>
      )}
    </div>
  )
}
