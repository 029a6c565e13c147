import { Skeleton } from '@/components/ui/skeleton'

/** The shape of a casefile while it loads. */
export function CasefileSkeleton() {
  return (
    <div aria-busy="true">
      <div className="mb-6 flex items-center justify-between gap-4">
        <div className="flex flex-col gap-2">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-9 w-40" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-48" />
          <Skeleton className="h-40" />
        </div>
        <Skeleton className="hidden h-160 lg:block" />
      </div>
    </div>
  )
}
