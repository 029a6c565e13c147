import { useMemo } from 'react'
import { Webhook as WebhookIcon } from 'lucide-react'
import { useWebhooks, type Webhook } from '@/api/webhooks'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useEventWord } from './use-event-word.ts'
import { WebhookBadge } from './webhook-badge.tsx'

/** The addresses that are told what happens here. */
export function WebhookList({ onNew }: { onNew: () => void }) {
  const t = useT()
  return (
    <List
      label={t('webhooks.title')}
      query={useWebhooks()}
      columns={useColumns()}
      nameOf={({ url }) => url}
      href={({ id }) => urls.webhook(id)}
      empty={{
        icon: WebhookIcon,
        title: t('webhooks.emptyTitle'),
        text: t('webhooks.emptyText'),
        action: (
          <Button variant="primary" onClick={onNew}>
            {t('webhooks.first')}
          </Button>
        ),
      }}
    />
  )
}

function useColumns(): readonly Column<Webhook>[] {
  const t = useT()
  const format = useFormat()
  const wordOf = useEventWord()
  return useMemo(
    () => [
      {
        id: 'url',
        head: t('webhooks.url'),
        cell: ({ url }) => <span className="wrap-anywhere">{url}</span>,
      },
      {
        id: 'state',
        head: t('webhooks.state'),
        cell: (webhook) => <WebhookBadge webhook={webhook} />,
        card: 'line',
      },
      {
        id: 'events',
        head: t('webhooks.events'),
        cell: ({ events }) => events.map(wordOf).join(' · '),
        card: 'block',
      },
      {
        id: 'delivered',
        head: t('webhooks.lastDelivered'),
        cell: ({ deliveredAt }) =>
          deliveredAt ? format.instant(deliveredAt) : t('webhooks.never'),
        card: 'figure',
      },
      {
        id: 'waiting',
        head: t('webhooks.waiting'),
        cell: ({ waiting }) => format.amount(waiting, 0),
        amount: true,
        card: 'figure',
      },
    ],
    [t, format, wordOf]
  )
}
