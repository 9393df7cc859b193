import { tabLook } from '@/ui/tabs'

interface ArchiveSwitchProps {
  /** What is listed: "Cycles". */
  label: string
  archived: boolean
  onChange: (archived: boolean) => void
}

/** Between a list and what was archived from it. */
export function ArchiveSwitch({ label, archived, onChange }: ArchiveSwitchProps) {
  const look = `${tabLook} aria-pressed:bg-active aria-pressed:text-ink`
  return (
    <div role="group" aria-label="Shown" className="flex gap-1">
      <button type="button" aria-pressed={!archived} className={look} onClick={() => onChange(false)}>
        {label}
      </button>
      <button type="button" aria-pressed={archived} className={look} onClick={() => onChange(true)}>
        Archived
      </button>
    </div>
  )
}
