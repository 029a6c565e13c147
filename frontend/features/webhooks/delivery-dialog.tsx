import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { useReplay, type Delivery } from '@/api/webhooks'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { DeliveryBadge, useAnswerWord } from './delivery-words.tsx'
import { useEventWord } from './use-event-word.ts'

interface DeliveryDialogProps {
  webhookId: string
  delivery: Delivery
  onClose: () => void
}

/** One message: what was sent, what was answered, and the way to send it once more. */
export function DeliveryDialog({ webhookId, delivery, onClose }: DeliveryDialogProps) {
  const t = useT()
  const format = useFormat()
  const wordOf = useEventWord()
  const answerOf = useAnswerWord()
  const replay = useReplay(webhookId)
  const onError = useToastError()
  const { id, body, tries, triedAt, tookMs, nextAt, answer } = delivery
  const again = () =>
    replay.mutate(id, { onSuccess: () => toast(t('webhooks.sentAgain')), onError })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wordOf(delivery.event)}
      className="max-w-xl"
    >
      <dl className="flex flex-col divide-y divide-line text-sm">
        <Line label={t('webhooks.status')}>
          <DeliveryBadge delivery={delivery} />
        </Line>
        <Line label="webhook-id">
          <span className="font-mono text-xs">{id}</span>
        </Line>
        <Line label={t('webhooks.tries')}>
          {triedAt
            ? t('webhooks.triedAt', { tries, at: format.instant(triedAt) })
            : t('webhooks.notYet')}
        </Line>
        {nextAt && <Line label={t('webhooks.nextTry')}>{format.instant(nextAt)}</Line>}
        <Line label={t('webhooks.answer')}>
          {answerOf(delivery)}
          {tookMs !== null && ` · ${format.amount(tookMs, 0)} ms`}
        </Line>
      </dl>
      <Code label={t('webhooks.body')} text={JSON.stringify(JSON.parse(body), null, 2)} />
      {answer && <Code label={t('webhooks.answerBody')} text={answer} />}
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="primary" busy={replay.isPending} onClick={again}>
          {t('webhooks.sendAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <section className="mt-4">
      <h3 className="mb-1 text-sm font-medium">{label}</h3>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="max-h-60 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </section>
  )
}
