import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import type { Column } from './column.ts'

const ROWS = 6

interface ListSkeletonProps {
  /** Of a table; `null` for cards. */
  columns: readonly Pick<Column<never, string>, 'id' | 'head' | 'amount'>[] | null
  inset?: boolean
}

/** The shape of the list while it loads: its heads with empty rows, or empty cards. */
export function ListSkeleton({ columns, inset }: ListSkeletonProps) {
  const rows = Array.from({ length: ROWS }, (_, row) => row)
  if (!columns)
    return (
      <div className="flex flex-col gap-3" aria-busy="true">
        {rows.map((row) => (
          <Card key={row} className="flex flex-col gap-3 p-4">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </Card>
        ))}
      </div>
    )
  const Frame = inset ? 'div' : Card
  return (
    <Frame className={cn('divide-y divide-line', inset && '-mx-3')} aria-busy="true">
      {[-1, ...rows].map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 px-3">
          {columns.map(({ id, head, amount }, at) => (
            <div key={id} className={cn('min-w-0', at === 0 ? 'grow-[2] basis-0' : 'grow basis-0')}>
              {row < 0 ? (
                <p className={cn('truncate text-xs text-ink-soft', amount && 'text-right')}>
                  {head}
                </p>
              ) : (
                <Skeleton
                  className={cn('h-4', at === 0 ? 'w-3/4' : 'w-1/2', amount && 'ml-auto')}
                />
              )}
            </div>
          ))}
        </div>
      ))}
    </Frame>
  )
}
