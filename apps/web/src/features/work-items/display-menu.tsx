import { useRouter } from '@tanstack/react-router'
import {
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  CalendarDays,
  ChartNoAxesGantt,
  Download,
  Link2,
  Rows3,
  SlidersHorizontal,
  SquareKanban,
  Table2,
  Upload,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '@/ui/button'
import { Switch } from '@/ui/checkbox'
import { cn } from '@/ui/cn'
import { copyAndSay } from '@/ui/copy-text'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import { Select } from '@/ui/select'
import type { SetView } from './use-view'
import { groupings, layouts, orders, properties, readSearch, type Layout, type View } from './view'
import { groupNames, layoutNames, orderNames, propertyNames } from './view-words'

export const layoutIcons: Record<Layout, ReactNode> = {
  list: <Rows3 />,
  board: <SquareKanban />,
  spreadsheet: <Table2 />,
  calendar: <CalendarDays />,
  timeline: <ChartNoAxesGantt />,
}

interface DisplayMenuProps {
  view: View
  setView: SetView
  /** Missing until the list is there. */
  onExport: (() => void) | undefined
  onImport?: (() => void) | undefined
}

const grouped: readonly Layout[] = ['list', 'board', 'spreadsheet']

export function DisplayMenu({ view, setView, onExport, onImport }: DisplayMenuProps) {
  const { layout } = view
  const router = useRouter()
  // The address bar may show a work item that is open beside the list.
  const linkToView = () => {
    const { href } = router.buildLocation({ to: '.', search: (before) => readSearch({ ...before }) })
    return new URL(href, location.href).href
  }
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size="sm" aria-label="Display">
          <SlidersHorizontal aria-hidden /> <span className="hidden sm:inline">Display</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Display" className="w-76">
        <div
          role="radiogroup"
          aria-label="Layout"
          className="grid grid-cols-5 gap-1 border-b border-line p-2"
        >
          {layouts.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === layout}
              onClick={() => setView({ layout: one })}
              className={cn(
                'flex flex-col items-center gap-1 rounded-md px-0.5 py-1.5 text-xs [&_svg]:size-4',
                one === layout ? 'bg-active text-ink' : 'text-muted hover:bg-hover',
              )}
            >
              {layoutIcons[one]}
              {one === 'spreadsheet' ? 'Table' : layoutNames[one]}
            </button>
          ))}
        </div>
        <div className="flex flex-col gap-1.5 border-b border-line p-3">
          {grouped.includes(layout) && (
            <Line label="Group by">
              <Select
                aria-label="Group by"
                className="h-7 w-36"
                value={view.group}
                onChange={(group) => setView({ group })}
                options={groupings.map((value) => ({ value, label: groupNames[value] }))}
              />
            </Line>
          )}
          <Line label="Order by">
            <IconButton
              size="sm"
              label={view.descending ? 'Descending: turn the order round' : 'Ascending: turn the order round'}
              disabled={view.order === 'manual'}
              onClick={() => setView({ descending: !view.descending })}
            >
              {view.descending ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
            </IconButton>
            <Select
              aria-label="Order by"
              className="h-7 w-36"
              value={view.order}
              onChange={(order) => setView({ order, descending: order === 'created' || order === 'updated' })}
              options={orders.map((value) => ({ value, label: orderNames[value] }))}
            />
          </Line>
          <label className="flex h-7 items-center justify-between text-base text-muted">
            Sub-items
            <Switch checked={view.subitems} onCheckedChange={(subitems) => setView({ subitems })} />
          </label>
          {grouped.includes(layout) && view.group !== 'none' && (
            <label className="flex h-7 items-center justify-between text-base text-muted">
              Empty groups
              <Switch checked={view.empty} onCheckedChange={(empty) => setView({ empty })} />
            </label>
          )}
        </div>
        {layout !== 'calendar' && (
          <div className="p-3">
            <div className="mb-2 text-sm text-muted">Shown properties</div>
            <div className="flex flex-wrap gap-1">
              {properties.map((property) => (
                <button
                  key={property}
                  type="button"
                  aria-pressed={view.show.has(property)}
                  onClick={() => {
                    const show = new Set(view.show)
                    if (!show.delete(property)) show.add(property)
                    setView({ show }, { replace: true })
                  }}
                  className={cn(
                    'h-6 rounded-md border px-2 text-sm',
                    view.show.has(property)
                      ? 'border-line-strong bg-active text-ink'
                      : 'border-line text-faint hover:bg-hover',
                  )}
                >
                  {propertyNames[property]}
                </button>
              ))}
            </div>
          </div>
        )}
        <div className="border-t border-line p-1">
          <Button
            variant="ghost"
            size="sm"
            className="w-full justify-start"
            onClick={() => void copyAndSay('Link to this view', linkToView())}
          >
            <Link2 aria-hidden /> Copy link to this view
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="w-full justify-start"
            disabled={onExport === undefined}
            onClick={onExport}
          >
            <Download aria-hidden /> Export as CSV
          </Button>
          {onImport && (
            <Button variant="ghost" size="sm" className="w-full justify-start" onClick={onImport}>
              <Upload aria-hidden /> Import from CSV
            </Button>
          )}
        </div>
      </PopoverContent>
    </Popover>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex h-7 items-center gap-1 text-base">
      <span className="mr-auto text-muted">{label}</span>
      {children}
    </div>
  )
}
