import { useForm } from 'react-hook-form'
import { useAskSignInLink } from '@/api/ask-sign-in-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useEmailRules } from '@/lib/use-email-rules'
import { useT } from '@/lib/use-t'
import { EmailField } from './email-field.tsx'
import { rememberedChoice } from './remember-me.ts'
import { sentence } from '@/lib/refusal-sentence'

/** Asks for a link by mail. */
export function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT()
  const ask = useAskSignInLink()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const submit = handleSubmit(({ email }) =>
    ask.mutate({ email, rememberMe: rememberedChoice() }, { onSuccess: () => onSent(email) })
  )
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <EmailField error={formState.errors.email?.message} {...register('email', useEmailRules())} />
      {ask.error && <Notice tone="danger">{sentence(ask.error, t)}</Notice>}
      <Button type="submit" variant="primary" busy={ask.isPending}>
        {t('login.sendLink')}
      </Button>
    </form>
  )
}
