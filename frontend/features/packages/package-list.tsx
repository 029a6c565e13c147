import { useCallback } from 'react'
import { Calculator } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { usePackages } from '@/api/list-packages'
import type { Package, PackageCategory } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
import { PackageCards } from './package-cards.tsx'
import { PackageListSkeleton } from './package-list-skeleton.tsx'
import { PackageTable } from './package-table.tsx'
import { Pagination } from './pagination.tsx'
import { SearchField } from './search-field.tsx'
import { CATEGORIES, usePackageFilter } from './use-package-filter.ts'

export interface PackageActions {
  onDuplicate: (item: Package) => void
  onDelete: (item: Package) => void
}

/** All packages of the company: search and category in the URL, a table on a wide screen, cards on a phone. */
export function PackageList({ onCreate, ...actions }: PackageActions & { onCreate: () => void }) {
  const t = useT()
  const [filter, change] = usePackageFilter()
  const packages = usePackages(filter)
  const pending = usePendingDeletions()
  const canWrite = useCan('packages.write')
  const wide = useMedia('(min-width: 48rem)')
  const onSearch = useCallback((search: string) => change({ search }), [change])

  const shown = packages.data?.data.filter(({ id }) => !pending.has(id)) ?? []
  const filtered = filter.search !== undefined || filter.category !== undefined
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField value={filter.search ?? ''} onSearch={onSearch} />
        <Select
          aria-label={t('packages.filterCategory')}
          className="w-full sm:w-52"
          value={filter.category ?? 'ALL'}
          onValueChange={(value) =>
            change({ category: value === 'ALL' ? undefined : (value as PackageCategory) })
          }
          options={[
            { value: 'ALL', label: t('packages.category_ALL') },
            ...CATEGORIES.map((value) => ({ value, label: t(`packages.category_${value}`) })),
          ]}
        />
      </div>
      {packages.isPending && <PackageListSkeleton />}
      {packages.error && !packages.data && (
        <ErrorView error={packages.error} onRetry={() => void packages.refetch()} />
      )}
      {packages.data && shown.length === 0 && (
        <Card>
          {filtered ? (
            <EmptyState
              icon={Calculator}
              title={t('common.noResults')}
              action={
                <Button onClick={() => change({ search: '', category: undefined })}>
                  {t('packages.clearFilter')}
                </Button>
              }
            >
              {t('packages.noResultsText')}
            </EmptyState>
          ) : (
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
          )}
        </Card>
      )}
      {shown.length > 0 &&
        (wide ? (
          <PackageTable items={shown} {...actions} />
        ) : (
          <PackageCards items={shown} {...actions} />
        ))}
      {packages.data && (
        <Pagination meta={packages.data.meta} onPage={(page) => change({ page })} />
      )}
    </>
  )
}
