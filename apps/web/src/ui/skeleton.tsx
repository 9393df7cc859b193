import { cn } from './cn'

/** Holds the place of what is on its way. Only for what was never seen before. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse-slow rounded-md bg-active', className)} />
}

export function SkeletonRows({ count = 8 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex h-10 items-center gap-3 border-b border-line px-4">
          <Skeleton className="size-4 rounded-full" />
          <Skeleton className="h-3 w-12" />
          <Skeleton className={cn('h-3', index % 3 === 0 ? 'w-72' : index % 3 === 1 ? 'w-48' : 'w-60')} />
        </div>
      ))}
    </div>
  )
}
