import { cn } from '@/lib/cn'

/** The place of something that is still loading, in the shape it will have. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-line/70', className)} />
}
