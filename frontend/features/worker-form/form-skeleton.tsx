import { Skeleton } from '@/components/ui/skeleton'

/** The shape of what comes. */
export function FormSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6" aria-busy>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-96 w-full rounded-xl" />
      <Skeleton className="h-48 w-full rounded-xl" />
    </div>
  )
}
