import { useSendSmsCode } from '@/api/prove-second-factor'
import { SendSms } from '@/components/app/send-sms'
import { useT } from '@/lib/use-t'
import { LoginFrame } from './login-frame.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

interface SecondStepProps {
  /** `TOTP`, `SMS`, or both. */
  kinds: string[]
  onSignedIn: () => void
}

/** Between the first proof and the application, for a person with the second step on. */
export function SecondStep({ kinds, onSignedIn }: SecondStepProps) {
  const t = useT()
  const sendCode = useSendSmsCode()
  const app = kinds.includes('TOTP')
  return (
    <LoginFrame
      title={t('login.stepTitle')}
      subtitle={app ? t('login.stepSubtitle') : t('login.stepSmsSubtitle')}
      ready
    >
      <SecondFactorForm
        label={app ? t('login.stepCode') : t('login.stepSmsCode')}
        onSignedIn={onSignedIn}
      />
      {kinds.includes('SMS') && <SendSms sending={sendCode} atOnce={!app} />}
    </LoginFrame>
  )
}
