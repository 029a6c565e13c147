import { postOutInvitationAcceptance } from '#client/bounds'
import { useAcceptInvitation } from '@/api/accept-invitation'
import { PasswordInput } from '@/components/app/password-input'
import { LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { rememberLocale } from '@/lib/locale'
import { useLocale, useT } from '@/lib/use-t'

interface AcceptInvitationFormProps {
  link: string
  invitation: { email: string }
}

/** Name, language and password of an invited person, who is signed in afterwards. */
export function AcceptInvitationForm({ link, invitation }: AcceptInvitationFormProps) {
  const t = useT()
  const locale = useLocale()
  const accept = useAcceptInvitation(link)
  const form = useBoundForm({
    bounds: postOutInvitationAcceptance,
    defaultValues: { displayName: '', language: locale, password: '' },
    send: accept.mutateAsync,
    // The application starts anew, in the chosen language and with the new session.
    onSaved: (_answer, { getValues }) => {
      const language = getValues('language')
      rememberLocale(language)
      window.location.assign(`/${language}/`)
    },
  })
  return (
    <Form form={form}>
      <Field label={t('login.email')}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="username"
            value={invitation.email}
            readOnly
          />
        )}
      </Field>
      <TextField
        form={form}
        name="displayName"
        label={t('account.displayName')}
        autoComplete="name"
        autoFocus
        says={{ required: t('account.displayNameRequired') }}
      />
      <LanguageChoice form={form} name="language" label={t('account.language')} />
      <TextField
        form={form}
        name="password"
        label={t('login.password')}
        hint={t('invitation.passwordHint')}
        input={PasswordInput}
        autoComplete="new-password"
        says={{
          required: t('login.passwordRequired'),
          minLength: t('invitation.passwordShort'),
        }}
      />
      <SubmitButton form={form} busy={accept.isSuccess}>
        {t('invitation.submit')}
      </SubmitButton>
    </Form>
  )
}
