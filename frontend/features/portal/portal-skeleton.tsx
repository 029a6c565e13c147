import { Skeleton } from '@/components/ui/skeleton'

/** The shape of a statement. */
export function PortalSkeleton() {
  return (
    <div className="flex w-full flex-col gap-6" aria-busy>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-5 w-full max-w-md" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-2xl" />
        <Skeleton className="h-96 w-full rounded-2xl" />
      </div>
    </div>
  )
}
