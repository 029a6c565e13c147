import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { PackageFilter, PackageSort } from '@/api/list-packages'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface SortHeadProps {
  by: PackageSort
  filter: PackageFilter
  onChange: (change: PackageFilter) => void
  label: string
  unit?: string
  className?: string
}

/** Words start at A, figures and days at the greatest. */
const RISING_FIRST: readonly PackageSort[] = ['name', 'category']

/** How the list is ordered: by the last change unless the address says otherwise. */
export function orderOf({ sort = 'changed', order }: PackageFilter) {
  return { sort, order: order ?? (RISING_FIRST.includes(sort) ? 'asc' : 'desc') }
}

/** The head of a column that orders the list; a second click turns the order round. */
export function SortHead({ by, filter, onChange, label, unit, className }: SortHeadProps) {
  const t = useT()
  const { sort, order } = orderOf(filter)
  const sorted = sort === by
  const Arrow = !sorted ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={sorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <button
        type="button"
        // What stands on it is part of its name, for whoever speaks to the page.
        aria-label={t('packages.sortBy', { name: [label, unit].filter(Boolean).join(' ') })}
        className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
        onClick={() =>
          onChange({
            sort: by,
            order: sorted ? (order === 'asc' ? 'desc' : 'asc') : undefined,
          })
        }
      >
        {label} {unit && <span className="font-normal">{unit}</span>}
        <Arrow aria-hidden className={cn('size-3.5', !sorted && 'opacity-40')} />
      </button>
    </th>
  )
}
