import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

const ROWS = 6

/** The shape of the list while it loads. */
export function ListSkeleton() {
  return (
    <Card className="divide-y divide-line" aria-busy="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex h-12 items-center justify-between gap-8 px-4 md:h-10">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </Card>
  )
}
