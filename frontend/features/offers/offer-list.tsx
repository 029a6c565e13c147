import { useCallback } from 'react'
import { Send, X } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { OFFER_SORTS, OFFER_STATUSES, useOffers, type OfferSort } from '@/api/offers'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { ListSkeleton } from '@/components/app/list-skeleton'
import { Pagination } from '@/components/app/pagination'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { Tabs } from '@/components/ui/tabs'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useMedia } from '@/lib/use-media'
import { useSelection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { BulkBar } from './bulk-bar.tsx'
import { OfferCards } from './offer-cards.tsx'
import { OfferTable } from './offer-table.tsx'
import { orderOf, useOfferFilter } from './use-offer-filter.ts'

const ALL = 'ALL'

/** The offers of the company, by status: filters and order in the URL, a table on a wide screen, cards on a phone. */
export function OfferList({ onCreate }: { onCreate: () => void }) {
  const t = useT()
  const [filter, change] = useOfferFilter()
  const offers = useOffers(filter)
  const pending = usePendingDeletions()
  const selection = useSelection()
  const wide = useMedia('(min-width: 48rem)')
  const onSearch = useCallback((search: string) => change({ search }), [change])

  const counts = offers.data?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [ALL, ...OFFER_STATUSES] as const
  const shown = offers.data?.data.filter(({ id }) => !pending.has(id)) ?? []
  const person =
    shown.find(({ workerId }) => workerId === filter.workerId)?.worker?.displayName ??
    t('offers.ofOne')
  return (
    <>
      <Tabs<(typeof tabs)[number]>
        label={t('offers.which')}
        value={filter.status ?? ALL}
        onValueChange={(status) => {
          selection.clear()
          change({ status: status === ALL ? undefined : status })
        }}
        options={tabs.map((value) => ({
          value,
          label: t(`offers.tab_${value}`, {
            count: (value === ALL ? all : counts?.[value]) ?? '…',
          }),
        }))}
      >
        <div className="my-4 flex flex-wrap gap-2">
          <SearchField
            label={t('offers.search')}
            className="w-full sm:w-96"
            value={filter.search ?? ''}
            onSearch={onSearch}
          />
          {!wide && (
            <Select
              aria-label={t('offers.sort')}
              className="w-full sm:w-56"
              value={orderOf(filter).sort}
              onValueChange={(sort: OfferSort) => change({ sort, order: undefined })}
              options={OFFER_SORTS.map((value) => ({ value, label: t(`offers.sort_${value}`) }))}
            />
          )}
        </div>
        {filter.workerId && (
          <Button
            size="sm"
            className="mb-4"
            aria-label={t('packages.removeFilter', { name: person })}
            onClick={() => change({ workerId: undefined })}
          >
            {person}
            <X aria-hidden />
          </Button>
        )}
        {selection.ids.size > 0 && <BulkBar selection={selection} />}
        {offers.isPending && <ListSkeleton />}
        {offers.error && !offers.data && (
          <ErrorView error={offers.error} onRetry={() => void offers.refetch()} />
        )}
        {offers.data && shown.length === 0 && (
          <Card>
            {filter.search || filter.workerId ? (
              <NothingFound onClear={() => change({ search: undefined, workerId: undefined })} />
            ) : filter.status && all !== 0 ? (
              <NoneInTab />
            ) : (
              <NoneYet onCreate={onCreate} />
            )}
          </Card>
        )}
        {shown.length > 0 &&
          (wide ? (
            <OfferTable items={shown} selection={selection} filter={filter} onChange={change} />
          ) : (
            <OfferCards items={shown} selection={selection} />
          ))}
        {offers.data && (
          <Pagination
            meta={offers.data.meta}
            total={t('offers.total', { total: offers.data.meta.total })}
            onPage={(page) => change({ page })}
            onPerPage={(perPage) => change({ perPage })}
          />
        )}
      </Tabs>
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT()
  return (
    <EmptyState
      icon={Send}
      title={t('common.noResults')}
      action={<Button onClick={onClear}>{t('offers.clearSearch')}</Button>}
    >
      {t('offers.noResultsText')}
    </EmptyState>
  )
}

function NoneInTab() {
  const t = useT()
  return (
    <EmptyState icon={Send} title={t('offers.noneInTab')}>
      {t('offers.noneInTabText')}
    </EmptyState>
  )
}

function NoneYet({ onCreate }: { onCreate: () => void }) {
  const t = useT()
  const canWrite = useCan('offers.write')
  return (
    <EmptyState
      icon={Send}
      title={t('offers.emptyTitle')}
      action={
        canWrite && (
          <Button variant="primary" onClick={onCreate}>
            {t('offers.emptyAction')}
          </Button>
        )
      }
    >
      {t('offers.emptyText')}
    </EmptyState>
  )
}
