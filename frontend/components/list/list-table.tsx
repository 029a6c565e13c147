import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SortHead } from '@/components/app/sort-head'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { orderOf, type Column } from './column.ts'
import { moveBetweenRows } from './move-between-rows.ts'
import { PageTick } from './page-tick.tsx'
import { RowTick } from './row-tick.tsx'
import type { Listed, Rows } from './rows.ts'

/** Of ten columns three have no room beside the others before. */
const ONLY_WIDE = 'max-[120rem]:hidden'

/** A list on a wide screen: rows of 40 pixels; the first column stays in sight while the rest is scrolled sideways. */
export function ListTable<Row extends Listed, Sort extends string>(list: Rows<Row, Sort>) {
  const { label, rows, columns, href, menu, selection, sorting, inset } = list
  const [main, ...others] = columns
  const t = useT()
  const sorted = sorting && orderOf(columns, sorting)
  const head = (column: Column<Row, Sort>, className?: string) => (
    <Head
      key={column.id}
      column={column}
      order={sorted && sorted.sort === column.sort ? sorted.order : undefined}
      onSort={sorting?.onSort}
      className={className}
    />
  )
  const table = (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-ink-soft [&>th]:h-10 [&>th]:px-3 [&>th]:font-medium max-2xl:[&>th]:px-2">
          {selection && (
            <th scope="col" className="w-10 pr-0!">
              <PageTick rows={rows} selection={selection} />
            </th>
          )}
          {head(main!, 'sticky left-0 bg-surface')}
          {others.map((column) =>
            head(column, cn(column.amount && 'text-right', column.wide && ONLY_WIDE))
          )}
          {menu && (
            <th scope="col">
              <span className="sr-only">{t('common.more')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row, index) => (
          <tr
            key={row.id}
            data-row
            className={cn(
              'group relative h-10 border-b border-line last:border-b-0 [&>td]:px-3 max-2xl:[&>td]:px-2',
              href && 'hover:bg-sunken'
            )}
          >
            {selection && (
              <td className="w-10 pr-0!">
                <RowTick row={row} {...list} />
              </td>
            )}
            <th
              scope="row"
              className={cn(
                'sticky left-0 max-w-64 bg-surface px-3 py-1.5 text-left font-medium max-2xl:max-w-48 max-2xl:px-2',
                href && 'group-hover:bg-sunken',
                main!.className
              )}
            >
              <RowLink to={href?.(row)} className="after:absolute after:inset-0">
                {main!.cell(row)}
              </RowLink>
            </th>
            {others.map((column) => (
              <td
                key={column.id}
                className={cn(
                  'py-1.5',
                  column.amount && 'amount',
                  column.wide && ONLY_WIDE,
                  column.className
                )}
              >
                {column.cell(row)}
              </td>
            ))}
            {menu && <td className="w-12 pl-0! text-right">{menu(row, index)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (inset) return <div className="relative -mx-3 overflow-x-auto max-2xl:-mx-2">{table}</div>
  return <Card className="relative overflow-x-auto">{table}</Card>
}

interface HeadProps<Row, Sort extends string> {
  column: Column<Row, Sort>
  order?: 'asc' | 'desc'
  onSort?: (change: { sort: Sort; order?: 'asc' | 'desc' }) => void
  className?: string
}

function Head<Row, Sort extends string>({
  column: { head, unit, sort },
  order,
  onSort,
  className,
}: HeadProps<Row, Sort>) {
  if (sort && onSort)
    return (
      <SortHead
        label={head}
        unit={unit}
        order={order}
        onSort={(next) => onSort({ sort, order: next })}
        className={cn('2xl:whitespace-nowrap', className)}
      />
    )
  return (
    <th scope="col" className={cn('py-2', className)}>
      {[head, unit].filter(Boolean).join(' ')}
    </th>
  )
}

/** What names a row, with the link that covers all of it. */
export function RowLink({
  to,
  className,
  children,
}: {
  to?: string
  className: string
  children: ReactNode
}) {
  if (!to) return <div className="min-w-0">{children}</div>
  return (
    <Link to={to} className={cn('block truncate', className)}>
      {children}
    </Link>
  )
}
