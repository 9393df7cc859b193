import type { ReactNode } from 'react'

interface SettingsSectionProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function SettingsSection({ title, description, actions, children }: SettingsSectionProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-md font-semibold">{title}</h2>
          {description !== undefined && <p className="text-muted">{description}</p>}
        </div>
        {actions}
      </div>
      <div className="rounded-lg border border-line bg-raised p-4">{children}</div>
    </section>
  )
}
