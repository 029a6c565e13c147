import { useState } from 'react'
import { useSecondFactor } from '@/api/second-factor'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

/** Sign-in in two steps: whether it is on, and the way to change that. */
export function SecondFactorCard() {
  const t = useT()
  const { data, error, refetch } = useSecondFactor()
  const [asked, setAsked] = useState(false)
  return (
    <SectionCard title={t('account.security')}>
      {!data && !error && <Skeleton className="h-16" />}
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="-mt-2 flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0 flex-1 basis-64 text-ink-soft">
            <p>{data.enabled ? t('account.securityOn') : t('account.securityOff')}</p>
            {data.enabled && <p>{t('account.recoveryLeft', { count: data.recoveryCodes })}</p>}
          </div>
          <Button onClick={() => setAsked(true)}>
            {data.enabled ? t('account.turnOff') : t('account.turnOn')}
          </Button>
        </div>
      )}
      <SecondFactorDialog
        enabled={data?.enabled === true}
        open={asked}
        onClose={() => setAsked(false)}
      />
    </SectionCard>
  )
}

interface SecondFactorDialogProps {
  enabled: boolean
  open: boolean
  onClose: () => void
}

/** Stays the dialog that was opened: turning it on ends with the recovery codes, when it is on already. */
function SecondFactorDialog({ enabled, open, onClose }: SecondFactorDialogProps) {
  const [kind, setKind] = useState<'on' | 'off' | null>(null)
  const shown = open ? (kind ?? (enabled ? 'off' : 'on')) : null
  if (shown !== kind) setKind(shown)
  if (shown === 'on') return <TurnOnDialog onClose={onClose} />
  return shown === 'off' ? <TurnOffDialog onClose={onClose} /> : null
}
