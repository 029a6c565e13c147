import { postSessionLinks } from '#client/bounds'
import { useAskSignInLink } from '@/api/ask-sign-in-link'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'
import { EmailField } from './email-field.tsx'
import { rememberedChoice } from '@/lib/remember-me'

/** Asks for a link by mail. */
export function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT()
  const ask = useAskSignInLink()
  const form = useBoundForm({
    bounds: postSessionLinks,
    defaultValues: { email: '' },
    send: ({ email }) => ask.mutateAsync({ email: email.trim(), rememberMe: rememberedChoice() }),
    onSaved: (_answer, { getValues }) => onSent(getValues('email').trim()),
  })
  return (
    <Form form={form}>
      <EmailField form={form} />
      <SubmitButton form={form}>{t('login.sendLink')}</SubmitButton>
    </Form>
  )
}
