import type { ReactNode } from 'react'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/form-buttons'
import type { Bounds } from '@/components/form/judge'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

interface MailedCodeFormProps<Answer> {
  bounds: Bounds
  send: (code: string) => Promise<Answer>
  onSignedIn: (answer: Answer) => void
  askAgain: string
  onAskAgain: () => void
  /** What is said above: that a mail is on its way. */
  children: ReactNode
}

/** The code of a mail whose link is read elsewhere: it is typed where the mail was asked for. */
export function MailedCodeForm<Answer>({
  bounds,
  send,
  onSignedIn,
  askAgain,
  onAskAgain,
  children,
}: MailedCodeFormProps<Answer>) {
  const t = useT()
  const form = useBoundForm({
    bounds,
    defaultValues: { code: '' },
    send: ({ code }) => send(code),
    onSaved: onSignedIn,
    clears: 'code',
  })
  return (
    <Form form={form}>
      {children}
      <TextField
        form={form}
        name="code"
        label={t('login.code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        says={{ required: t('login.codeInvalid'), regex: t('login.codeInvalid') }}
      />
      <SubmitButton form={form}>{t('login.useCode')}</SubmitButton>
      <Button onClick={onAskAgain}>{askAgain}</Button>
    </Form>
  )
}
