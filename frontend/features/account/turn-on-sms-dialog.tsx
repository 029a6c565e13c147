import { useForm } from 'react-hook-form'
import { ApiProblem } from '@/api/problem'
import { useConfirmSecondFactor, useStartSms } from '@/api/second-factor'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
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
            name="code"
            label={t('account.smsCode')}
            required={t('account.codeRequired')}
            submit={t('account.turnOn')}
            mutation={confirm}
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
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { phone: '' },
  })
  const { errors } = formState
  const send = handleSubmit(({ phone }) =>
    start.mutate(phone, {
      onError: (error) => {
        if (error instanceof ApiProblem)
          for (const { path, message } of error.errors)
            if (path === 'phone') setError(path, { message })
      },
    })
  )
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <p>{t('account.smsText')}</p>
      <Field label={t('account.phone')} error={errors.phone?.message}>
        {(field) => (
          <Input
            {...field}
            type="tel"
            autoComplete="tel"
            autoFocus
            {...register('phone', { required: t('account.phoneRequired') })}
          />
        )}
      </Field>
      {start.error && !errors.phone && <ProblemNotice error={start.error} />}
      <DialogActions>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={start.isPending}>
          {t('account.sendCode')}
        </Button>
      </DialogActions>
    </form>
  )
}
