import { toast } from 'sonner'
import { useTurnOffSecondFactor } from '@/api/second-factor'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'

/** Ends the second step, once it is sure who asks. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const turnOff = useTurnOffSecondFactor()
  function confirm() {
    turnOff.mutate(undefined, {
      onSuccess: () => {
        toast(t('account.turnedOff'))
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('account.turnOffTitle')}
      description={t('account.turnOffText')}
    >
      <ProblemNotice error={turnOff.error} />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="danger" busy={turnOff.isPending} onClick={confirm}>
          {t('account.turnOff')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
