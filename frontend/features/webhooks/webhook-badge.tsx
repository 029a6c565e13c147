import type { Webhook } from '@/api/webhooks'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'

/** Whether an address is told anything, and whether it takes it. */
export function WebhookBadge({ webhook: { isActive, failures } }: { webhook: Webhook }) {
  const t = useT()
  if (!isActive) return <Badge>{t('webhooks.off')}</Badge>
  if (failures > 0) return <Badge tone="warn">{t('webhooks.failing')}</Badge>
  return <Badge tone="accept">{t('webhooks.on')}</Badge>
}
