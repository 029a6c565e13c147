import { Skeleton } from '@/components/ui/skeleton'

/** The shape of a contract while it loads. */
export function ContractSkeleton() {
  return (
    <div aria-busy="true">
      <div className="mb-6 flex flex-col gap-2">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-120" />
      </div>
    </div>
  )
}
