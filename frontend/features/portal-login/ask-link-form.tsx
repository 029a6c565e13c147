import { postWorkerPortalLinks } from '#client/bounds'
import { useAskPortalLink } from '@/api/portal'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { rememberChoice, rememberedChoice } from '@/lib/remember-me'
import { useT } from '@/lib/use-t'

interface AskLinkFormProps {
  /** The page of the portal that the link leads to; its first page without. */
  returnUrl?: string
  onSent: (email: string) => void
}

/** Asks for a link by mail, with the address that the employer knows. */
export function AskLinkForm({ returnUrl, onSent }: AskLinkFormProps) {
  const t = useT()
  const ask = useAskPortalLink()
  const form = useBoundForm({
    bounds: postWorkerPortalLinks,
    defaultValues: { email: '', rememberMe: rememberedChoice() },
    send: ({ email, ...rest }) => ask.mutateAsync({ email: email.trim(), returnUrl, ...rest }),
    onSaved: (_answer, { getValues }) => onSent(getValues('email').trim()),
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        label={t('portal.email')}
        hint={t('portal.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        says={{ required: t('login.emailRequired'), email: t('login.emailInvalid') }}
      />
      <SwitchField
        form={form}
        name="rememberMe"
        label={t('login.rememberMe')}
        onChange={rememberChoice}
      />
      <SubmitButton form={form} className="h-12 w-full text-base">
        {t('portal.sendLink')}
      </SubmitButton>
    </Form>
  )
}
