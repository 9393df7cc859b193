import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDay } from '@/ui/dates'
import type { BurnDownDay } from './cycle-days'

const text = { fill: 'var(--faint)', fontSize: 11 }

/** Loaded with the page of a cycle only: the chart library is large. */
export function BurnDownChart({ days }: { days: readonly BurnDownDay[] }) {
  const last = days.findLast(({ remaining }) => remaining !== null)
  const words =
    last && last.remaining !== null
      ? `Burn-down: ${last.remaining} of ${days[0]?.ideal ?? 0} work items left on ${formatDay(last.day)}; evenly it would be ${Math.round(last.ideal)}.`
      : 'Burn-down: the cycle has not begun.'
  return (
    <figure role="img" aria-label={words} className="h-32 w-full sm:h-44">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...days]}
          margin={{ top: 8, right: 8, bottom: 0, left: -24 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => formatDay(day)}
            tick={text}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            minTickGap={32}
          />
          <YAxis allowDecimals={false} tick={text} tickLine={false} axisLine={false} />
          <Tooltip
            isAnimationActive={false}
            formatter={(value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)}
            labelFormatter={(day) => (typeof day === 'string' ? formatDay(day, 'long') : '')}
            contentStyle={{
              background: 'var(--raised)',
              border: '1px solid var(--line)',
              borderRadius: 8,
              fontSize: 12,
              color: 'var(--ink)',
            }}
          />
          <Line
            name="Evenly"
            dataKey="ideal"
            stroke="var(--faint)"
            strokeDasharray="4 4"
            strokeWidth={1.5}
            dot={false}
            isAnimationActive={false}
          />
          <Line
            name="Left"
            type="stepAfter"
            dataKey="remaining"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </figure>
  )
}
