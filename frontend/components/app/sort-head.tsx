import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface SortHeadProps {
  label: string
  unit?: string
  /** How the list is ordered by this column; absent when it is ordered by another. */
  order?: 'asc' | 'desc'
  /** The order that a click asks for; absent for the column's own first one. */
  onSort: (order?: 'asc' | 'desc') => void
  className?: string
}

/** The head of a column that orders the list; a second click turns the order round. */
export function SortHead({ label, unit, order, onSort, className }: SortHeadProps) {
  const t = useT()
  const Arrow = !order ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <button
        type="button"
        // Its visible text is part of its name, for voice control.
        aria-label={t('lists.sortBy', { name: [label, unit].filter(Boolean).join(' ') })}
        className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
        onClick={() => onSort(order && (order === 'asc' ? 'desc' : 'asc'))}
      >
        <span className={unit ? 'max-2xl:text-right' : 'text-left'}>
          {label}{' '}
          {unit && <span className="font-normal max-2xl:block max-2xl:leading-3">{unit}</span>}
        </span>
        <Arrow aria-hidden className={cn('size-3.5 shrink-0', !order && 'opacity-40')} />
      </button>
    </th>
  )
}
