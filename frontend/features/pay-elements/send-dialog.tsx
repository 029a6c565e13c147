import { useMemo, useState } from 'react'
import { Send, UsersRound } from 'lucide-react'
import {
  usePayToSend,
  useSendPay,
  type PayElementKind,
  type PayTarget,
  type PayToSend,
  type PayToSendPage,
} from '@/api/pay-elements'
import { ProblemNotice } from '@/components/app/problem-notice'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { SendCodes } from './send-codes.tsx'
import { useQuantity } from './use-quantity.ts'

interface SendDialogProps {
  target: PayTarget
  month: string
  kinds: readonly PayElementKind[]
  onClose: () => void
}

/** The elements of a month on their way into an HR system: what each would do, the deed, and what became of it. */
export function SendDialog({ target, month, kinds, onClose }: SendDialogProps) {
  const t = useT()
  const format = useFormat()
  const [page, setPage] = useState<{ page?: number; perPage?: number }>({})
  const elements = usePayToSend(target.id, { month, ...page })
  const system = target.name
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('pay-elements.sendToOf', {
        month: format.month(`${month}-01`, 'long', 'numeric'),
        system,
      })}
      className="max-w-4xl"
    >
      <p className="mb-4 text-sm text-ink-soft">{t('pay-elements.sendText', { system })}</p>
      {target.state === 'PAUSED' && (
        <Notice tone="warn" className="mb-4">
          {t('pay-elements.sendPaused', { system })}
        </Notice>
      )}
      <SendCodes target={target} kinds={kinds} />
      {elements.data && <Deed target={target} month={month} told={elements.data} />}
      <List
        inset
        label={t('pay-elements.sendTo', { system })}
        query={elements}
        columns={useSendColumns(target, kinds)}
        nameOf={({ worker }) => worker.displayName}
        pages={{
          total: (total) => t('pay-elements.total', { total }),
          onChange: (change) => setPage({ ...page, ...change }),
        }}
        empty={{
          icon: UsersRound,
          title: t('pay-elements.emptyTitle'),
          text: t('pay-elements.emptyText'),
        }}
      />
    </Dialog>
  )
}

/** What is to be sent, what is on its way, and the button. */
function Deed({
  target,
  month,
  told: { counts, sendable: count, toSend },
}: {
  target: PayTarget
  month: string
  told: PayToSendPage
}) {
  const t = useT()
  const quantity = useQuantity()
  const send = useSendPay(target.id)
  return (
    <>
      <ProblemNotice error={send.error} className="mb-3" />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-3">
        <p role="status" className="min-w-0 text-sm">
          <span className="font-semibold">{t('pay-elements.toSend', { count })}</span>
          {count > 0 && (
            <span className="block text-ink-soft">
              {t('pay-elements.toSendSum', { sum: quantity(toSend, 'EUR') })}
            </span>
          )}
          {counts.WAITING > 0 && (
            <span className="block text-ink-soft">
              {t('pay-elements.sending', { count: counts.WAITING })}
            </span>
          )}
        </p>
        {count > 0 && (
          <Button
            variant="primary"
            busy={send.isPending}
            disabled={target.state === 'PAUSED'}
            onClick={() => send.mutate(month)}
          >
            <Send aria-hidden />
            {t('pay-elements.sendNow', { count })}
          </Button>
        )}
      </div>
    </>
  )
}

const TONES: Record<PayToSend['state'], BadgeTone> = {
  READY: 'info',
  CHANGED: 'info',
  GONE: 'info',
  WAITING: 'info',
  SENT: 'accept',
  REFUSED: 'danger',
  NO_PERSON: 'neutral',
  NO_CODE: 'warn',
  NEGATIVE: 'warn',
}

function useSendColumns(
  { name: system }: PayTarget,
  kinds: readonly PayElementKind[]
): readonly Column<PayToSend>[] {
  const t = useT()
  const format = useFormat()
  const nameOf = useNameOf()
  const quantity = useQuantity()
  return useMemo(() => {
    const byId = new Map(kinds.map((kind) => [kind.id, kind]))
    return [
      {
        id: 'person',
        head: t('pay-elements.person'),
        className: 'py-3 align-top',
        cell: ({ worker }) => worker.displayName,
      },
      {
        id: 'element',
        head: t('pay-elements.element'),
        card: 'line',
        className: 'py-3 align-top',
        cell: ({ kindId }) => {
          const kind = byId.get(kindId)
          return kind && nameOf({ description: kind.name, translations: kind.translations })
        },
      },
      {
        id: 'value',
        head: t('pay-elements.value'),
        card: 'figure',
        amount: true,
        className: 'py-3 align-top',
        cell: ({ kindId, value, sent, each }) => {
          const unit = byId.get(kindId)?.unit ?? 'EUR'
          return (
            <>
              {value === null ? '–' : quantity(value, unit)}
              {each !== null && unit !== 'EUR' && (
                <span className="block text-xs font-normal text-ink-soft">
                  {t(`pay-elements.at_${unit}`, { each: quantity(each, 'EUR') })}
                </span>
              )}
              {sent !== null && sent !== value && (
                <span className="block text-xs font-normal text-ink-soft">
                  {t('pay-elements.stoodThere', { amount: quantity(sent, unit) })}
                </span>
              )}
            </>
          )
        },
      },
      {
        id: 'state',
        head: t('pay-elements.sendState', { system }),
        card: 'block',
        className: 'py-3 align-top',
        cell: ({ state, message, requestedBy, answeredAt }) => (
          <span className="flex flex-col items-start gap-1 font-normal">
            <Badge tone={TONES[state]}>{t(`pay-elements.state_${state}`)}</Badge>
            <span className="text-sm whitespace-normal">{message}</span>
            {requestedBy && answeredAt && (
              <span className="text-xs text-ink-soft">
                {t('pay-elements.sendBy', { by: requestedBy, when: format.instant(answeredAt) })}
              </span>
            )}
          </span>
        ),
      },
    ]
  }, [t, format, nameOf, quantity, kinds, system])
}
