import { postSessionSecondFactor } from '#client/bounds'
import { useProveSecondFactor } from '@/api/prove-second-factor'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'

/** Six digits, or a recovery code; spaces, case and the hyphen do not count. */
const CODE = /^\s*((\d\s*){6}|([a-z2-9]\s*){5}-?\s*([a-z2-9]\s*){5})$/i

interface SecondFactorFormProps {
  label: string
  onSignedIn: () => void
}

/** The code of the app or the phone, or a recovery code. A wrong one clears the field. */
export function SecondFactorForm({ label, onSignedIn }: SecondFactorFormProps) {
  const t = useT()
  const prove = useProveSecondFactor()
  const form = useBoundForm({
    bounds: postSessionSecondFactor,
    defaultValues: { code: '' },
    check: ({ code }) => ({
      code: code.trim() === '' || CODE.test(code) ? null : t('login.stepCodeInvalid'),
    }),
    send: ({ code }) => prove.mutateAsync(code),
    onSaved: onSignedIn,
    clears: 'code',
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="code"
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        says={{ required: t('login.stepCodeRequired') }}
      />
      <SubmitButton form={form}>{t('login.stepSubmit')}</SubmitButton>
    </Form>
  )
}
