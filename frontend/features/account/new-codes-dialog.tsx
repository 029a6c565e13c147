import { useRenewRecoveryCodes } from '@/api/second-factor'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Ten new recovery codes, once it is sure who asks. */
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
        <>
          <ProblemNotice error={renew.error} />
          <DialogActions>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
              {t('account.newCodesGet')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
