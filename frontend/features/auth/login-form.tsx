import { postSession } from '#client/bounds'
import { useSignIn } from '@/api/sign-in'
import type { Session } from '@/api/types'
import { PasswordInput } from '@/components/app/password-input'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { useT } from '@/lib/use-t'
import { EmailField } from './email-field.tsx'
import { rememberedChoice, rememberChoice } from '@/lib/remember-me'

interface LoginFormProps {
  onSignedIn: (answer: Session) => void
}

/** E-mail and password. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const t = useT()
  const signIn = useSignIn()
  const form = useBoundForm({
    bounds: postSession,
    defaultValues: { email: '', password: '', rememberMe: rememberedChoice() },
    send: signIn.mutateAsync,
    onSaved: onSignedIn,
  })
  return (
    <Form form={form}>
      <EmailField form={form} />
      <TextField
        form={form}
        name="password"
        label={t('login.password')}
        input={PasswordInput}
        autoComplete="current-password"
        says={{ required: t('login.passwordRequired') }}
      />
      {/* Told at once: Google and the mailed link, chosen without this form, remember it too. */}
      <SwitchField
        form={form}
        name="rememberMe"
        label={t('login.rememberMe')}
        onChange={rememberChoice}
      />
      <SubmitButton form={form}>{t('login.submit')}</SubmitButton>
    </Form>
  )
}
