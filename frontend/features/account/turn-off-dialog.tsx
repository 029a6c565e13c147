import { toast } from 'sonner'
import { useTurnOffSecondFactor } from '@/api/second-factor'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'

/** A last code ends the second step. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const turnOff = useTurnOffSecondFactor()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('account.turnOffTitle')}
      description={t('account.turnOffText')}
    >
      <OneFieldForm
        name="code"
        label={t('login.stepCode')}
        required={t('account.codeRequired')}
        submit={t('account.turnOff')}
        mutation={turnOff}
        onCancel={onClose}
        onDone={() => {
          toast(t('account.turnedOff'))
          onClose()
        }}
      />
    </Dialog>
  )
}
