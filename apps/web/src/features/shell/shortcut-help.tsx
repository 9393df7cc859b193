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
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" className="max-w-2xl">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {[...groups].map(([group, actions]) => (
          <section key={group}>
            <h3 className="mb-1 text-sm font-medium text-faint">{group}</h3>
            <ul>
              {actions.map(({ id, label, keys = '' }) => (
                <li key={id} className="flex h-8 items-center justify-between gap-4">
                  <span>{label}</span>
                  <Kbd keys={keys} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
