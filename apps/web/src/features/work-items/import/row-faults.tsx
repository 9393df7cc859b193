import type { RowFault } from './make-rows'

const shown = 50

export function RowFaults({ title, faults }: { title: string; faults: readonly RowFault[] }) {
  return (
    <section
      role="alert"
      aria-label={title}
      className="rounded-lg border border-danger/30 bg-danger-soft px-4 py-3"
    >
      <h2 className="font-medium">{title}</h2>
      <ul className="scroll-quiet mt-1 max-h-60 overflow-y-auto">
        {faults.slice(0, shown).map(({ row, words }, index) => (
          <li key={index} className="flex gap-3 py-0.5">
            <span className="w-16 shrink-0 text-muted tabular-nums">Row {row}</span>
            <span className="min-w-0">{words}</span>
          </li>
        ))}
      </ul>
      {faults.length > shown && <p className="mt-1 text-muted">And {faults.length - shown} more.</p>}
    </section>
  )
}
