import { Progress } from 'radix-ui'

export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Progress.Root
      value={percent}
      aria-label={label}
      className="h-1.5 w-full overflow-hidden rounded-full bg-active"
    >
      <Progress.Indicator
        className="h-full rounded-full bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </Progress.Root>
  )
}
