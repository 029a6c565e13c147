import { useT } from '@/lib/use-t'
import { LoginFrame } from './login-frame.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SendSms } from './send-sms.tsx'

interface SecondStepProps {
  /** `TOTP`, `SMS`, or both. */
  kinds: string[]
  onSignedIn: () => void
}

/** Between the first proof and the application, for whoever turned the second step on. */
export function SecondStep({ kinds, onSignedIn }: SecondStepProps) {
  const t = useT()
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
      {kinds.includes('SMS') && <SendSms atOnce={!app} />}
    </LoginFrame>
  )
}
