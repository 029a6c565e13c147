import { postNewPasswords } from '#client/bounds'
import { useAskNewPassword } from '@/api/new-password'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'
import { EmailField } from './email-field.tsx'

/** An address, then the message that a link is on its way. */
export function ForgotForm() {
  const t = useT()
  const ask = useAskNewPassword()
  const form = useBoundForm({
    bounds: postNewPasswords,
    defaultValues: { email: '' },
    send: ({ email }) => ask.mutateAsync(email.trim()),
  })
  if (ask.isSuccess)
    return (
      <div className="flex flex-col gap-4">
        <p role="status">{t('login.forgotSent', { email: ask.variables })}</p>
        <p className="text-ink-soft">{t('login.closePage')}</p>
      </div>
    )
  return (
    <Form form={form}>
      <EmailField form={form} />
      <SubmitButton form={form}>{t('login.sendLink')}</SubmitButton>
    </Form>
  )
}
