import { Navigate, useParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useWebhook } from '@/api/webhooks'
import { useSettingsTitle } from '@/components/app/crumbs'
import { Loaded } from '@/components/app/loaded'
import { PageHeader } from '@/components/app/page-header'
import { DeliveryList } from '@/features/webhooks/delivery-list'
import { useEventWord } from '@/features/webhooks/use-event-word'
import { WebhookCommands } from '@/features/webhooks/webhook-commands'
import { WebhookState } from '@/features/webhooks/webhook-state'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/webhooks/{webhookId} */
export function Component() {
  const { webhookId = '' } = useParams()
  if (!useCan('webhooks.manage')) return <Navigate to={urls.accountSettings} replace />
  return <WebhookScreen webhookId={webhookId} />
}

function WebhookScreen({ webhookId }: { webhookId: string }) {
  const t = useT()
  const stored = useWebhook(webhookId)
  const wordOf = useEventWord()
  const title = stored.data ? new URL(stored.data.url).host : t('webhooks.one')
  useSettingsTitle([{ label: t('webhooks.title'), to: urls.webhooksSettings }, { label: title }])
  return (
    <div className="max-w-[60rem]">
      <Loaded query={stored} back={{ to: urls.webhooksSettings, label: t('webhooks.title') }}>
        {(webhook) => (
          <>
            <PageHeader
              title={<span className="wrap-anywhere">{webhook.url}</span>}
              subtitle={webhook.events.map(wordOf).join(' · ')}
              actions={<WebhookCommands webhook={webhook} />}
            />
            <WebhookState webhook={webhook} />
            <DeliveryList webhookId={webhook.id} />
          </>
        )}
      </Loaded>
    </div>
  )
}
