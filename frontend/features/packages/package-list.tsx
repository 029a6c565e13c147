import { useState } from 'react'
import { Calculator } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { usePackages } from '@/api/list-packages'
import type { ListedPackage } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { ListSkeleton } from '@/components/app/list-skeleton'
import { Pagination } from '@/components/app/pagination'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useMedia } from '@/lib/use-media'
import { useSelection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { BulkBar } from './bulk-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { PackageCards } from './package-cards.tsx'
import { PackageTable } from './package-table.tsx'
import { PackageToolbar } from './package-toolbar.tsx'
import { narrowing, usePackageFilter } from './use-package-filter.ts'

export interface PackageActions {
  onDuplicate: (item: ListedPackage) => void
  onDelete: (item: ListedPackage) => void
}

/** All packages of the company: filters and order in the URL, a table on a wide screen, cards on a phone. */
export function PackageList({ onCreate, ...actions }: PackageActions & { onCreate: () => void }) {
  const t = useT()
  const [filter, change, replace] = usePackageFilter()
  const packages = usePackages(filter)
  const pending = usePendingDeletions()
  const selection = useSelection()
  const wide = useMedia('(min-width: 48rem)')
  const workerName = useWorkerName(filter.worker, packages.data?.data)

  const shown = packages.data?.data.filter(({ id }) => !pending.has(id)) ?? []
  const filtered = narrowing(filter).length > 0
  const list = { items: shown, selection, ...actions }
  return (
    <>
      <PackageToolbar
        filter={filter}
        workerName={workerName}
        sortable={!wide}
        onChange={change}
        onReplace={replace}
      />
      <FilterChips
        filter={filter}
        workerName={workerName}
        onChange={change}
        onClear={() => replace({})}
      />
      {selection.ids.size > 0 && (
        <BulkBar selection={selection} archived={Boolean(filter.archived)} />
      )}
      {packages.isPending && <ListSkeleton />}
      {packages.error && !packages.data && (
        <ErrorView error={packages.error} onRetry={() => void packages.refetch()} />
      )}
      {packages.data && shown.length === 0 && (
        <Card>
          {filtered ? (
            <NothingFound onClear={() => replace({})} />
          ) : (
            <NoneYet onCreate={onCreate} />
          )}
        </Card>
      )}
      {shown.length > 0 &&
        (wide ? (
          <PackageTable {...list} filter={filter} onChange={change} />
        ) : (
          <PackageCards {...list} />
        ))}
      {packages.data && (
        <Pagination
          meta={packages.data.meta}
          total={t('packages.total', { total: packages.data.meta.total })}
          onPage={(page) => change({ page })}
          onPerPage={(perPage) => change({ perPage })}
        />
      )}
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT()
  return (
    <EmptyState
      icon={Calculator}
      title={t('common.noResults')}
      action={<Button onClick={onClear}>{t('packages.clearFilter')}</Button>}
    >
      {t('packages.noResultsText')}
    </EmptyState>
  )
}

function NoneYet({ onCreate }: { onCreate: () => void }) {
  const t = useT()
  const canWrite = useCan('packages.write')
  return (
    <EmptyState
      icon={Calculator}
      title={t('packages.emptyTitle')}
      action={
        canWrite && (
          <Button variant="primary" onClick={onCreate}>
            {t('packages.emptyAction')}
          </Button>
        )
      }
    >
      {t('packages.emptyText')}
    </EmptyState>
  )
}

/** The address holds an id; the name comes with the packages found, and stays while others load. */
function useWorkerName(
  id: string | undefined,
  items: ListedPackage[] | undefined
): string | undefined {
  const [known, setKnown] = useState<{ id: string; displayName: string }>()
  const found = items?.find(({ person }) => person?.id === id)?.person
  if (found && found.id !== known?.id) setKnown(found)
  return known?.id === id ? known?.displayName : undefined
}
