import { postSecondFactorConfirmation, postSecondFactorSms } from '#client/bounds'
import { useConfirmSecondFactor, useStartSms } from '@/api/second-factor'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The number, then the code that arrives there, then the recovery codes. */
export function TurnOnSmsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const start = useStartSms()
  const confirm = useConfirmSecondFactor('SMS')
  const codes = confirm.data?.recoveryCodes
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !codes && onClose()}
      title={codes ? t('account.recoveryTitle') : t('account.smsTitle')}
      description={codes ? t('account.recoveryText') : undefined}
    >
      {codes ? (
        <RecoveryCodes codes={codes} done={t('account.turnedOn')} onKept={onClose} />
      ) : start.isSuccess ? (
        <div className="flex flex-col gap-4">
          <p>{t('account.smsSent')}</p>
          <OneFieldForm
            bounds={postSecondFactorConfirmation}
            name="code"
            label={t('account.smsCode')}
            required={t('account.codeRequired')}
            submit={t('account.turnOn')}
            send={confirm.mutateAsync}
            onCancel={onClose}
          />
        </div>
      ) : (
        <PhoneForm start={start} onCancel={onClose} />
      )}
    </Dialog>
  )
}

interface PhoneFormProps {
  start: ReturnType<typeof useStartSms>
  onCancel: () => void
}

function PhoneForm({ start, onCancel }: PhoneFormProps) {
  const t = useT()
  const form = useBoundForm({
    bounds: postSecondFactorSms,
    defaultValues: { phone: '' },
    send: ({ phone }) => start.mutateAsync(phone),
  })
  return (
    <Form form={form}>
      <p>{t('account.smsText')}</p>
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={t('account.phone')}
        autoComplete="tel"
        autoFocus
        says={{ required: t('account.phoneRequired') }}
      />
      <FormButtons form={form} onCancel={onCancel}>
        {t('account.sendCode')}
      </FormButtons>
    </Form>
  )
}
