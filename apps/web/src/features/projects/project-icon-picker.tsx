import { useState } from 'react'
import { ColorPicker } from '@/ui/color-picker'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import { iconNames, iconOf, ProjectIcon } from './project-icon'
import type { Project } from './projects.queries'

type Look = Pick<Project, 'emoji' | 'logo_props'>

interface ProjectIconPickerProps {
  value: Look
  onChange: (value: Look) => void
  disabled?: boolean
}

/** One of the icons that the server knows, in any colour. */
export function ProjectIconPicker({ value, onChange, disabled = false }: ProjectIconPickerProps) {
  const [open, setOpen] = useState(false)
  const current = iconOf(value.logo_props)
  const set = (icon: { name: string; color: string }) =>
    onChange({ emoji: null, logo_props: { in_use: 'icon', icon } })
  return (
    <div className="flex items-center gap-1">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <button
            type="button"
            disabled={disabled}
            aria-label={`Icon: ${current.name}`}
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border border-line-strong bg-field hover:border-faint disabled:opacity-60"
          >
            <ProjectIcon project={value} size={18} />
          </button>
        </PopoverTrigger>
        <PopoverContent aria-label="Icon" className="grid grid-cols-5 gap-1 p-2">
          {iconNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-pressed={name === current.name}
              onClick={() => {
                set({ ...current, name })
                setOpen(false)
              }}
              className="inline-flex size-8 items-center justify-center rounded-md hover:bg-hover aria-pressed:bg-active"
            >
              <ProjectIcon
                project={{ emoji: null, logo_props: { icon: { name, color: current.color } } }}
                size={18}
              />
            </button>
          ))}
        </PopoverContent>
      </Popover>
      <ColorPicker
        label="Colour of the icon"
        disabled={disabled}
        value={current.color}
        onChange={(color) => set({ ...current, color })}
      />
    </div>
  )
}
