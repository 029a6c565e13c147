import { useState } from 'react'
import { useSecondFactor } from '@/api/second-factor'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'
import { TurnOnSmsDialog } from './turn-on-sms-dialog.tsx'

/** Sign-in in two steps: whether it is on, and the way to change that. */
export function SecondFactorCard() {
  const t = useT()
  const { data, error, refetch } = useSecondFactor()
  const [asked, setAsked] = useState<'app' | 'phone' | 'codes' | 'off' | null>(null)
  const close = () => setAsked(null)
  return (
    <SectionCard title={t('account.security')}>
      {!data && !error && <Skeleton className="h-16" />}
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-64 text-ink-soft">
            {!data.enabled && <p>{t('account.securityOff')}</p>}
            {data.app && <p>{t('account.securityOn')}</p>}
            {data.phone && <p>{t('account.securitySms', { phone: data.phone })}</p>}
            {data.enabled && <p>{t('account.recoveryLeft', { count: data.recoveryCodes })}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {data.enabled ? (
              <>
                <Button onClick={() => setAsked('codes')}>{t('account.newCodes')}</Button>
                <Button onClick={() => setAsked('off')}>{t('account.turnOff')}</Button>
              </>
            ) : (
              <>
                {data.smsAvailable && (
                  <Button onClick={() => setAsked('phone')}>{t('account.turnOnSms')}</Button>
                )}
                <Button onClick={() => setAsked('app')}>{t('account.turnOn')}</Button>
              </>
            )}
          </div>
        </div>
      )}
      {asked === 'app' && <TurnOnDialog onClose={close} />}
      {asked === 'phone' && <TurnOnSmsDialog onClose={close} />}
      {asked === 'codes' && <NewCodesDialog onClose={close} />}
      {asked === 'off' && <TurnOffDialog onClose={close} />}
    </SectionCard>
  )
}
