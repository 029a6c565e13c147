import { useEffect, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { Page } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useMedia } from '@/lib/use-media'
import { useStable } from '@/lib/use-stable'
import { useT } from '@/lib/use-t'
import { ListCards } from './list-cards.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { Pagination } from './pagination.tsx'
import type { Listed, Rows } from './rows.ts'

/** From here on a list is a table. */
const WIDTH = { md: '(min-width: 48rem)', xl: '(min-width: 80rem)' }

interface Empty {
  icon: LucideIcon
  title: string
  text: string
  /** The first step. */
  action?: ReactNode
}

interface ListProps<Row extends Listed, Sort extends string> extends Omit<Rows<Row, Sort>, 'rows'> {
  /** What was asked of the server: all rows, or a page of them. */
  query: {
    data?: readonly Row[] | { data: readonly Row[]; meta: Page<Row>['meta'] }
    error: Error | null
    refetch: () => unknown
  }
  /** What the list is for and the first step, while there is nothing; absent where there is always something. */
  empty?: Empty
  /** While a filter narrows the list: that nothing matches it, and the way back to all. */
  filtered?: { text: string; onClear: () => void } | false | '' | undefined
  /** Of a list in pages: how many there are of what, `12 packages`, and the way to another page. */
  pages?: {
    total: (total: number) => string
    onChange: (change: { page?: number; perPage?: number }) => void
  }
  /** Cards side by side on a wide screen too. */
  cards?: boolean
  /** From which width on it is a table: many columns need more. */
  tableFrom?: keyof typeof WIDTH
}

/**
 * A list: a table on a wide screen, cards on a phone, and what stands in its place while it loads, when it cannot be
 * loaded and when it is empty. What is being deleted is left out (`usePendingDeletions`).
 */
export function List<Row extends Listed, Sort extends string = never>({
  query: { data, error, refetch },
  empty,
  filtered,
  pages,
  tableFrom = 'md',
  cards = false,
  ...list
}: ListProps<Row, Sort>) {
  const pending = usePendingDeletions()
  const wide = useMedia(WIDTH[tableFrom])
  const { rows: loaded, meta } = parted(data)
  const rows = loaded?.filter(({ id }) => !pending.has(id))
  useLastPage(loaded, meta, pages?.onChange)
  if (!rows) {
    if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
    return <ListSkeleton columns={wide && !cards ? list.columns : null} inset={list.inset} />
  }
  const Shown = wide && !cards ? ListTable : ListCards
  return (
    <>
      {rows.length > 0 ? (
        <Shown {...list} rows={rows} beside={wide && cards} />
      ) : (
        <Nothing empty={empty} filtered={filtered} inset={list.inset} />
      )}
      {meta && pages && (
        <Pagination
          meta={meta}
          total={pages.total(meta.total)}
          onPage={(page) => pages.onChange({ page })}
          onPerPage={(perPage) => pages.onChange({ perPage })}
        />
      )}
    </>
  )
}

type NothingProps = Pick<ListProps<Listed, never>, 'empty' | 'filtered' | 'inset'>

function Nothing({ empty, filtered, inset }: NothingProps) {
  const t = useT()
  if (!empty) return null
  const state = filtered ? (
    <EmptyState
      icon={empty.icon}
      title={t('common.noResults')}
      action={<Button onClick={filtered.onClear}>{t('lists.clearFilter')}</Button>}
    >
      {filtered.text}
    </EmptyState>
  ) : (
    <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  )
  return inset ? state : <Card>{state}</Card>
}

/** A page that is no more, because its rows were archived or deleted, gives way to the last one. */
function useLastPage(
  rows: readonly Listed[] | undefined,
  meta: Page<unknown>['meta'] | undefined,
  onChange?: (change: { page: number }) => void
): void {
  const leave = useStable((page: number) => onChange?.({ page }))
  const last = rows?.length === 0 && meta && meta.page > meta.lastPage ? meta.lastPage : null
  useEffect(() => {
    if (last !== null) leave(last)
  }, [last, leave])
}

function parted<Row extends Listed>(data: ListProps<Row, never>['query']['data']) {
  if (!data) return {}
  if ('meta' in data) return { rows: data.data, meta: data.meta }
  return { rows: data }
}
