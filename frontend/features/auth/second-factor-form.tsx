import { useForm } from 'react-hook-form'
import { useProveSecondFactor } from '@/api/prove-second-factor'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { sentence } from '@/lib/refusal-sentence'

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
  const { register, handleSubmit, formState, setFocus, setValue } = useForm({
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(({ code }) =>
    prove.mutate(code, {
      onSuccess: onSignedIn,
      onError: () => {
        setValue('code', '')
        setFocus('code')
      },
    })
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={label} error={formState.errors.code?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            autoFocus
            {...register('code', {
              required: t('login.stepCodeRequired'),
              pattern: { value: CODE, message: t('login.stepCodeInvalid') },
            })}
          />
        )}
      </Field>
      {prove.error && <Notice tone="danger">{sentence(prove.error, t)}</Notice>}
      <Button type="submit" variant="primary" busy={prove.isPending}>
        {t('login.stepSubmit')}
      </Button>
    </form>
  )
}
