import type { Webhook } from '@/api/webhooks'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What of an address wants to be known: off, failing, or two secrets that sign. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const format = useFormat()
  const { isActive, failures, formerSecretUntil, waiting } = webhook
  return (
    <div className="mb-6 flex flex-col gap-2 empty:hidden">
      {!isActive && <Notice>{t('webhooks.offText', { waiting })}</Notice>}
      {isActive && failures > 0 && (
        <Notice tone="warn">{t('webhooks.failingText', { failures, waiting })}</Notice>
      )}
      {formerSecretUntil && (
        <Notice>{t('webhooks.bothSign', { at: format.instant(formerSecretUntil) })}</Notice>
      )}
    </div>
  )
}
