import { Skeleton } from '@/components/ui/skeleton'

/** The shape of a package while it loads. */
export function PackageSkeleton() {
  return (
    <div aria-busy="true">
      <div className="mb-6 flex items-center justify-between gap-4">
        <div className="flex flex-col gap-2">
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-9 w-40" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,45rem)_minmax(22rem,1fr)]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-80" />
          <Skeleton className="h-72" />
        </div>
        <Skeleton className="h-160" />
      </div>
    </div>
  )
}
