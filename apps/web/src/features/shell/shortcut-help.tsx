import { useAllActions, type Action } from '@/actions'
import { Dialog } from '@/ui/dialog'
import { Kbd } from '@/ui/kbd'

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const groups = new Map<string, Action[]>()
  for (const action of useAllActions()) {
    if (action.keys === undefined) continue
    groups.set(action.group, [...(groups.get(action.group) ?? []), action])
  }
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" size="lg">
      <div className="gap-x-10 sm:columns-2">
        {[...groups].map(([group, actions]) => (
          <section key={group} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-sm font-medium text-faint">{group}</h3>
            <ul>
              {actions.map(({ id, label, keys = '', also }) => (
                <li key={id} className="flex h-8 items-center justify-between gap-4">
                  <span>{label}</span>
                  <span className="flex shrink-0 items-center gap-1">
                    <Kbd keys={keys} />
                    {also !== undefined && <Kbd keys={also} />}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
