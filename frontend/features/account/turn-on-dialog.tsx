import { useConfirmSecondFactor, useStartAuthenticator } from '@/api/second-factor'
import { PasswordInput } from '@/components/app/password-input'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, then the app and its first code, then the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const start = useStartAuthenticator()
  const confirm = useConfirmSecondFactor('TOTP')
  const codes = confirm.data?.recoveryCodes
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
            name="code"
            label={t('account.appCode')}
            required={t('account.codeRequired')}
            submit={t('account.turnOn')}
            mutation={confirm}
            onCancel={onClose}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <p>{t('account.confirmPasswordText')}</p>
          <OneFieldForm
            key="password"
            name="password"
            label={t('account.confirmPassword')}
            required={t('login.passwordRequired')}
            submit={t('account.next')}
            mutation={start}
            onCancel={onClose}
            input={PasswordInput}
            autoComplete="current-password"
          />
        </div>
      )}
    </Dialog>
  )
}
