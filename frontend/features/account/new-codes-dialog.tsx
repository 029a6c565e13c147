import { useRenewRecoveryCodes } from '@/api/second-factor'
import { PasswordInput } from '@/components/app/password-input'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, then ten new recovery codes. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const renew = useRenewRecoveryCodes()
  const codes = renew.data?.recoveryCodes
  return (
    <Dialog
      open
      // The codes are shown once: a click beside them does not lose them.
      onOpenChange={(open) => !open && !codes && onClose()}
      title={codes ? t('account.recoveryTitle') : t('account.newCodesTitle')}
      description={codes ? t('account.recoveryText') : t('account.newCodesText')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={t('account.newCodesKept')} onKept={onClose} />
      ) : (
        <OneFieldForm
          name="password"
          label={t('account.confirmPassword')}
          required={t('login.passwordRequired')}
          submit={t('account.newCodesGet')}
          mutation={renew}
          onCancel={onClose}
          input={PasswordInput}
          autoComplete="current-password"
        />
      )}
    </Dialog>
  )
}
