import { useCallback } from 'react'
import { Send } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { OFFER_STATUSES, useOffers } from '@/api/offers'
import { List } from '@/components/list/list'
import { PeopleListHead, totalOf } from '@/components/list/people-list-head'
import { Button } from '@/components/ui/button'
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
  const all = totalOf(counts)
  const person =
    offers.data?.data.find(({ workerId }) => workerId === filter.workerId)?.worker?.displayName ??
    t('offers.ofOne')
  const searched = asked.search || asked.workerId
  const noneInTab = filter.status && all !== 0
  return (
    <>
      {!workerId && <OfferFunnel />}
      <PeopleListHead
        label={t('offers.which')}
        statuses={OFFER_STATUSES}
        status={filter.status}
        counts={counts}
        tab={(value, count) => t(`offers.tab_${value}`, { count })}
        onStatus={(status) => {
          selection.clear()
          change({ status })
        }}
        search={{ label: t('offers.search'), value: filter.search, onSearch }}
        person={asked.workerId && !workerId ? person : undefined}
        onEveryone={() => change({ workerId: undefined })}
      >
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
      </PeopleListHead>
    </>
  )
}
