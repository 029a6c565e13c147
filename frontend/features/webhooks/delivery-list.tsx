import { useMemo } from 'react'
import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useDeliveries, DELIVERY_STATUSES, type Delivery, type DeliveryPage } from '@/api/webhooks'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Select } from '@/components/ui/select'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryBadge, useAnswerWord } from './delivery-words.tsx'
import { useEventWord } from './use-event-word.ts'

const readFilter = read.addressReader<DeliveryPage>({
  status: read.code(DELIVERY_STATUSES),
  ...read.PAGE_FIELDS,
})
const ALL = 'all'
const MESSAGE = 'message'

/** What an address was told, the newest first; one of them opens above. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  const [params, setParams] = useSearchParams()
  const deliveries = useDeliveries(webhookId, filter)
  const wordOf = useEventWord()
  const shown = deliveries.data?.data.find(({ id }) => id === params.get(MESSAGE))

  function addressOf(id: string): string {
    const next = new URLSearchParams(params)
    next.set(MESSAGE, id)
    return `?${next.toString()}`
  }

  function close() {
    setParams(
      (before) => {
        before.delete(MESSAGE)
        return before
      },
      { preventScrollReset: true }
    )
  }

  return (
    <section aria-labelledby="deliveries">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="deliveries" className="text-base font-semibold">
          {t('webhooks.log')}
        </h2>
        <Select
          aria-label={t('webhooks.status')}
          className="w-full sm:w-48"
          value={filter.status ?? ALL}
          onValueChange={(status) =>
            change({ status: status === ALL ? undefined : (status as Delivery['status']) })
          }
          options={[
            { value: ALL, label: t('webhooks.allStatuses') },
            ...DELIVERY_STATUSES.map((value) => ({ value, label: t(`webhooks.status_${value}`) })),
          ]}
        />
      </div>
      <List
        label={t('webhooks.log')}
        query={deliveries}
        columns={useColumns()}
        nameOf={({ event }) => wordOf(event)}
        href={({ id }) => addressOf(id)}
        pages={{ total: (total) => t('webhooks.count', { total }), onChange: change }}
        filtered={
          filter.status && {
            text: t('webhooks.noResultsText'),
            onClear: () => change({ status: undefined }),
          }
        }
        empty={{
          icon: Inbox,
          title: t('webhooks.logEmptyTitle'),
          text: t('webhooks.logEmptyText'),
        }}
      />
      {shown && <DeliveryDialog webhookId={webhookId} delivery={shown} onClose={close} />}
    </section>
  )
}

function useColumns(): readonly Column<Delivery>[] {
  const t = useT()
  const format = useFormat()
  const wordOf = useEventWord()
  const answerOf = useAnswerWord()
  return useMemo(
    () => [
      { id: 'event', head: t('webhooks.event'), cell: ({ event }) => wordOf(event) },
      {
        id: 'status',
        head: t('webhooks.status'),
        cell: (delivery) => <DeliveryBadge delivery={delivery} />,
        card: 'line',
      },
      {
        id: 'at',
        head: t('webhooks.happenedAt'),
        cell: ({ happenedAt }) => format.instant(happenedAt),
        card: 'line',
      },
      { id: 'answer', head: t('webhooks.answer'), cell: answerOf, card: 'line' },
      {
        id: 'next',
        head: t('webhooks.nextTry'),
        cell: ({ nextAt }) => (nextAt ? format.instant(nextAt) : ''),
        card: 'line',
        onCard: ({ nextAt }) => nextAt && t('webhooks.nextAt', { at: format.instant(nextAt) }),
      },
    ],
    [t, format, wordOf, answerOf]
  )
}
