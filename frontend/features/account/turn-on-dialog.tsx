import { useEffect, useRef } from 'react'
import { postSecondFactorConfirmation } from '#client/bounds'
import { useConfirmSecondFactor, useStartAuthenticator } from '@/api/second-factor'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The app and its first code, then the recovery codes; a fresh proof is asked on the way. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const start = useStartAuthenticator()
  const confirm = useConfirmSecondFactor('TOTP')
  const codes = confirm.data?.recoveryCodes
  const begun = useRef(false)
  const { mutate } = start
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  return (
    <Dialog
      open
      // The codes are shown once: a click beside them does not lose them.
      onOpenChange={(open) => !open && !codes && onClose()}
      title={codes ? t('account.recoveryTitle') : t('account.turnOnTitle')}
      description={codes ? t('account.recoveryText') : undefined}
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={t('account.turnedOn')} onKept={onClose} />
      ) : start.data ? (
        <div className="flex flex-col gap-4">
          <p>{t('account.scan')}</p>
          <img
            className="mx-auto size-48 rounded-lg"
            alt={t('account.scanImage')}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(start.data.svg)}`}
          />
          <p className="text-sm text-ink-soft">
            {t('account.scanByHand')}{' '}
            <code className="font-mono break-all text-ink">{start.data.secret}</code>
          </p>
          <OneFieldForm
            key="code"
            bounds={postSecondFactorConfirmation}
            name="code"
            label={t('account.appCode')}
            required={t('account.codeRequired')}
            submit={t('account.turnOn')}
            send={confirm.mutateAsync}
            onCancel={onClose}
          />
        </div>
      ) : (
        (start.error && <ProblemNotice error={start.error} />) || <Spinner />
      )}
    </Dialog>
  )
}
