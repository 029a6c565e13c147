import { useCallback } from 'react'
import type { Delivery } from '@/api/webhooks'
import { Badge } from '@/components/ui/badge'
import type { BadgeTone } from '@/components/ui/badge-tones'
import { useT } from '@/lib/use-t'

const TONES: Readonly<Record<Delivery['status'], BadgeTone>> = {
  WAITING: 'info',
  DELIVERED: 'accept',
  GIVEN_UP: 'danger',
}

/** How far a message is; one that waits after a try that failed says so. */
export function DeliveryBadge({ delivery: { status, tries } }: { delivery: Delivery }) {
  const t = useT()
  const isAgain = status === 'WAITING' && tries > 0
  return (
    <Badge tone={isAgain ? 'warn' : TONES[status]}>
      {t(isAgain ? 'webhooks.status_AGAIN' : `webhooks.status_${status}`)}
    </Badge>
  )
}

/** What was answered last: a status, or why there is none. */
export function useAnswerWord(): (delivery: Delivery) => string {
  const t = useT()
  return useCallback(
    ({ answerStatus, fault }) => {
      if (fault) return t(`webhooks.fault_${fault}`)
      return answerStatus === null ? t('webhooks.notYet') : String(answerStatus)
    },
    [t]
  )
}
