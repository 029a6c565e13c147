import { useForm } from 'react-hook-form'
import { useAskNewPassword } from '@/api/new-password'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useEmailRules } from '@/lib/use-email-rules'
import { useT } from '@/lib/use-t'
import { EmailField } from './email-field.tsx'
import { sentence } from '@/lib/refusal-sentence'

/** An address, then the message that a link is on its way. */
export function ForgotForm() {
  const t = useT()
  const ask = useAskNewPassword()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const rules = useEmailRules()
  if (ask.isSuccess)
    return (
      <div className="flex flex-col gap-4">
        <p role="status">{t('login.forgotSent', { email: ask.variables })}</p>
        <p className="text-ink-soft">{t('login.closePage')}</p>
      </div>
    )
  return (
    <form
      onSubmit={handleSubmit(({ email }) => ask.mutate(email))}
      noValidate
      className="flex flex-col gap-4"
    >
      <EmailField error={formState.errors.email?.message} {...register('email', rules)} />
      {ask.error && <Notice tone="danger">{sentence(ask.error, t)}</Notice>}
      <Button type="submit" variant="primary" busy={ask.isPending}>
        {t('login.sendLink')}
      </Button>
    </form>
  )
}
