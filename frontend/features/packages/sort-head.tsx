import type { PackageFilter, PackageSort } from '@/api/list-packages'
import { SortHead as Head } from '@/components/app/sort-head'

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

/** The head of a column that orders the packages. */
export function SortHead({ by, filter, onChange, ...head }: SortHeadProps) {
  const { sort, order } = orderOf(filter)
  return (
    <Head
      {...head}
      order={sort === by ? order : undefined}
      onSort={(next) => onChange({ sort: by, order: next })}
    />
  )
}
