import { toast } from 'sonner'
import { useSendOwnCode, useTurnOffSecondFactor } from '@/api/second-factor'
import { SendSms } from '@/components/app/send-sms'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'

interface TurnOffDialogProps {
  /** How the person gets a code: the app has one, a phone is sent one. */
  app: boolean
  phone: boolean
  onClose: () => void
}

/** A last code ends the second step. */
export function TurnOffDialog({ app, phone, onClose }: TurnOffDialogProps) {
  const t = useT()
  const sendCode = useSendOwnCode()
  const turnOff = useTurnOffSecondFactor()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('account.turnOffTitle')}
      description={app ? t('account.turnOffText') : t('account.turnOffSmsText')}
    >
      <OneFieldForm
        name="code"
        label={app ? t('login.stepCode') : t('login.stepSmsCode')}
        required={t('account.codeRequired')}
        submit={t('account.turnOff')}
        mutation={turnOff}
        onCancel={onClose}
        onDone={() => {
          toast(t('account.turnedOff'))
          onClose()
        }}
      />
      {phone && <SendSms sending={sendCode} />}
    </Dialog>
  )
}
