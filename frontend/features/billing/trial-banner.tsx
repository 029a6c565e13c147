import { useState } from 'react'
import { useRequestActivation } from '@/api/billing-requests'
import { useCompany } from '@/api/get-company'
import { useUser } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { today } from '@/lib/day'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useAskedFlag } from './asked-flag.ts'
import { countdown, endsSoon } from './trial-countdown.ts'

/** In the sidebar: when the plan ends, and the way to ask for more. */
export function TrialBanner() {
  const t = useT()
  const account = useCompany().data?.billingAccount
  const end = account?.billingPlanActiveUntilStr ?? null
  if (!account || end === null) return null
  const days = countdown(today(), end)
  if (days !== null)
    return <p className="px-5 pb-3 text-xs text-ink-soft">{t('billing.daysLeft', { days })}</p>
  return endsSoon(today(), end) ? <Ending end={end} requestedAt={account.requestedAt} /> : null
}

interface EndingProps {
  /** The last day, `YYYY-MM-DD`. */
  end: string
  requestedAt: string | null
}

/** The banner: absent once activation was asked for, but for the page that asks. */
function Ending({ end, requestedAt }: EndingProps) {
  const t = useT()
  const format = useFormat()
  const can = useUser().data?.can['billing.request']
  const request = useRequestActivation()
  const [asked, remember] = useAskedFlag('hideCountdown', requestedAt)
  const [hidden] = useState(asked)
  if (hidden) return null
  return (
    <section
      aria-label={t('billing.plan')}
      className="mx-2 mb-2 rounded-lg bg-warn-soft p-3 text-sm text-warn"
    >
      <p>{t('billing.endsOn', { day: format.day(end) })}</p>
      {asked ? (
        <p role="status" className="mt-2">
          {t('billing.activationAsked')}
        </p>
      ) : (
        can && (
          <Button
            className="mt-2 w-full"
            busy={request.isPending}
            onClick={() => request.mutate(undefined, { onSuccess: remember })}
          >
            {t('billing.askActivation')}
          </Button>
        )
      )}
      {request.error && (
        <p role="alert" className="mt-2 text-danger">
          {t('common.noAnswer')}
        </p>
      )}
    </section>
  )
}
