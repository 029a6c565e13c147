import { Card } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { orderOf, type Column, type Sorting } from './column.ts'
import { RowLink } from './list-table.tsx'
import { moveBetweenRows } from './move-between-rows.ts'
import { PageTick } from './page-tick.tsx'
import { RowTick } from './row-tick.tsx'
import type { Listed, Rows } from './rows.ts'

/** The same list on a phone: one card a row. */
export function ListCards<Row extends Listed, Sort extends string>(list: Rows<Row, Sort>) {
  const { label, rows, columns, href, menu, selection, sorting, inset, beside } = list
  const [main, ...others] = columns
  const at = (place: Column<Row, Sort>['card']) => others.filter(({ card }) => card === place)
  const lines = others.filter(({ card }) => card === 'block' || card === 'field')
  const figures = at('figure')
  const Frame = inset ? 'div' : Card
  return (
    <>
      {(selection || sorting) && (
        <div className="mb-3 flex items-center gap-3">
          {selection && (
            <div className="pl-4.25">
              <PageTick rows={rows} selection={selection} />
            </div>
          )}
          {sorting && <SortSelect columns={columns} sorting={sorting} />}
        </div>
      )}
      <ul
        aria-label={label}
        onKeyDown={moveBetweenRows}
        className={cn(
          beside ? 'grid grid-cols-2 2xl:grid-cols-3' : 'flex flex-col',
          inset ? 'divide-y divide-line' : 'gap-3'
        )}
      >
        {rows.map((row, index) => (
          <li key={row.id} data-row>
            <Frame className={cn('relative', inset ? 'py-3' : 'p-4')}>
              <div className="flex items-start gap-3">
                {selection && (
                  <div className="py-1">
                    <RowTick row={row} {...list} />
                  </div>
                )}
                <div className="min-w-0 grow">
                  <div className="font-medium">
                    <RowLink
                      to={href?.(row)}
                      className="after:absolute after:inset-0 after:rounded-xl"
                    >
                      {(main!.onCard ?? main!.cell)(row)}
                    </RowLink>
                  </div>
                  <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft empty:hidden">
                    {at('line').map(({ id, cell, onCard = cell }) => (
                      <div key={id} className="max-w-full min-w-0 truncate empty:hidden">
                        {onCard(row)}
                      </div>
                    ))}
                  </div>
                </div>
                {menu?.(row, index)}
              </div>
              {lines.map(({ id, card, head, unit, cell, onCard = cell }) => (
                <div key={id} className="mt-2 empty:hidden">
                  {card === 'field' && (
                    <span className="mb-1 block text-xs text-ink-soft">
                      {head} {unit}
                    </span>
                  )}
                  {onCard(row)}
                </div>
              ))}
              {figures.length > 0 && (
                <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-x-2">
                  {figures.map(({ id, head, cell, onCard = cell }) => (
                    <div key={id} className="row-span-2 grid min-w-0 grid-rows-subgrid pb-1">
                      <dt className="text-xs text-ink-soft">{head}</dt>
                      <dd className="tabular-nums">{onCard(row)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Frame>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SortSelectProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[]
  sorting: Sorting<Sort>
}

/** Cards have no heads to click on. */
function SortSelect<Row, Sort extends string>({ columns, sorting }: SortSelectProps<Row, Sort>) {
  const t = useT()
  const sortable = columns.flatMap(({ sort, head }) => (sort ? [{ sort, head }] : []))
  return (
    <Select<Sort>
      aria-label={t('lists.sort')}
      className="min-w-0 grow sm:max-w-72"
      value={orderOf(columns, sorting).sort}
      onValueChange={(sort) => sorting.onSort({ sort, order: undefined })}
      options={sortable.map(({ sort, head }) => ({
        value: sort,
        label: t('lists.sortBy', { name: head }),
      }))}
    />
  )
}
