import { useState, type ComponentProps } from 'react'
import { postFreshProof } from '#client/bounds'
import { useMailProof, useProveAgain } from '@/api/fresh-proof'
import { useSecondFactor, useSendOwnCode } from '@/api/second-factor'
import { ErrorView } from '@/components/app/error-view'
import { PasswordInput } from '@/components/app/password-input'
import { SendSms } from '@/components/app/send-sms'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { useT } from '@/lib/use-t'
import { OneFieldForm } from './one-field-form.tsx'

interface FreshProofDialogProps {
  onAnswer: (proven: boolean) => void
}

/** Asks who sits there: a code of the second factor where there is one, else the password or a mailed code. */
export default function FreshProofDialog({ onAnswer }: FreshProofDialogProps) {
  const t = useT()
  const { data: factor, error } = useSecondFactor()
  const [byMail, setByMail] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('account.proofTitle')}
      description={t('account.proofText')}
    >
      {error && <ErrorView error={error} />}
      {!factor && !error && <Spinner />}
      {factor?.enabled && (
        <FactorProof app={factor.app} phone={factor.phone !== null} onAnswer={onAnswer} />
      )}
      {factor && !factor.enabled && byMail && <MailProof onAnswer={onAnswer} />}
      {factor && !factor.enabled && !byMail && (
        <PasswordProof onAnswer={onAnswer} onByMail={() => setByMail(true)} />
      )}
    </Dialog>
  )
}

interface FactorProofProps extends FreshProofDialogProps {
  app: boolean
  phone: boolean
}

function FactorProof({ app, phone, onAnswer }: FactorProofProps) {
  const t = useT()
  const sendCode = useSendOwnCode()
  return (
    <>
      <ProofForm
        by="code"
        label={app ? t('login.stepCode') : t('login.stepSmsCode')}
        required={t('account.codeRequired')}
        onAnswer={onAnswer}
      />
      {phone && <SendSms sending={sendCode} atOnce={!app} />}
    </>
  )
}

interface PasswordProofProps extends FreshProofDialogProps {
  onByMail: () => void
}

function PasswordProof({ onAnswer, onByMail }: PasswordProofProps) {
  const t = useT()
  return (
    <>
      <ProofForm
        by="password"
        label={t('account.confirmPassword')}
        required={t('login.passwordRequired')}
        onAnswer={onAnswer}
        input={PasswordInput}
        autoComplete="current-password"
      />
      <Button variant="ghost" className="mt-2 w-full" onClick={onByMail}>
        {t('account.proofByMail')}
      </Button>
    </>
  )
}

function MailProof({ onAnswer }: FreshProofDialogProps) {
  const t = useT()
  const mail = useMailProof()
  return (
    <>
      {mail.isSuccess && (
        <p role="status" className="mb-4">
          {t('account.proofMailed')}
        </p>
      )}
      <ProofForm
        by="code"
        label={t('account.proofMailCode')}
        required={t('account.codeRequired')}
        onAnswer={onAnswer}
      />
      <SendSms sending={mail} atOnce />
    </>
  )
}

type ProofFormProps = FreshProofDialogProps & { by: 'password' | 'code' } & Pick<
    ComponentProps<typeof OneFieldForm>,
    'label' | 'required' | 'input' | 'autoComplete'
  >

/** The one field of a proof; what is right in it answers the dialog. */
function ProofForm({ by, onAnswer, ...field }: ProofFormProps) {
  const t = useT()
  const prove = useProveAgain(by)
  return (
    <OneFieldForm
      bounds={postFreshProof}
      name={by}
      submit={t('account.next')}
      send={prove.mutateAsync}
      onCancel={() => onAnswer(false)}
      onDone={() => onAnswer(true)}
      {...field}
    />
  )
}
