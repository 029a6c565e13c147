import { useCallback } from 'react'
import { Send, X } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { OFFER_STATUSES, useOffers } from '@/api/offers'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { narrowing } from '@/lib/use-address-filter'
import { useSelection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { BulkBar } from './bulk-bar.tsx'
import { useOfferColumns } from './columns.tsx'
import { OfferRowMenu } from './offer-menu.tsx'
import { OfferFunnel } from './offer-funnel.tsx'
import { useOfferFilter } from './use-offer-filter.ts'
import { useOfferName } from './use-offer-name.ts'

const TABS = ['ALL', ...OFFER_STATUSES] as const

interface OfferListProps {
  onCreate: () => void
  /** Those of one person, on that person's page. */
  workerId?: string
}

/** The offers of the company, or of one person, by status. */
export function OfferList({ onCreate, workerId }: OfferListProps) {
  const t = useT()
  const canWrite = useCan('offers.write')
  const [asked, change] = useOfferFilter()
  const filter = workerId ? { ...asked, workerId } : asked
  const offers = useOffers(filter)
  const selection = useSelection(JSON.stringify(narrowing(filter)))
  const onSearch = useCallback((search: string) => change({ search }), [change])

  const counts = offers.data?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const person =
    offers.data?.data.find(({ workerId }) => workerId === filter.workerId)?.worker?.displayName ??
    t('offers.ofOne')
  const searched = asked.search || asked.workerId
  const noneInTab = filter.status && all !== 0
  return (
    <>
      {!workerId && <OfferFunnel />}
      <Tabs<(typeof TABS)[number]>
        label={t('offers.which')}
        value={filter.status ?? 'ALL'}
        onValueChange={(status) => {
          selection.clear()
          change({ status: status === 'ALL' ? undefined : status })
        }}
        options={TABS.map((value) => ({
          value,
          label: t(`offers.tab_${value}`, {
            count: (value === 'ALL' ? all : counts?.[value]) ?? '…',
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
        </div>
        {asked.workerId && !workerId && (
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
        {offers.data && (selection.all || selection.ids.size > 0) && (
          <BulkBar selection={selection} filter={filter} page={offers.data} />
        )}
        <List
          label={t('offers.title')}
          query={offers}
          columns={useOfferColumns()}
          tableFrom="xl"
          nameOf={useOfferName()}
          href={({ id }) => urls.offer(id)}
          menu={(item) => <OfferRowMenu item={item} />}
          selection={selection}
          sorting={{ usual: 'changed', ...filter, onSort: change }}
          pages={{ total: (total) => t('offers.total', { total }), onChange: change }}
          filtered={
            searched
              ? {
                  text: t('offers.noResultsText'),
                  onClear: () => change({ search: undefined, workerId: undefined }),
                }
              : false
          }
          empty={
            noneInTab
              ? { icon: Send, title: t('offers.noneInTab'), text: t('offers.noneInTabText') }
              : {
                  icon: Send,
                  title: t('offers.emptyTitle'),
                  text: t('offers.emptyText'),
                  action: canWrite && (
                    <Button variant="primary" onClick={onCreate}>
                      {t('offers.emptyAction')}
                    </Button>
                  ),
                }
          }
        />
      </Tabs>
    </>
  )
}
