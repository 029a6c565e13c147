import { useT } from '@/lib/use-t'
import { LoginFrame } from './login-frame.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

/** Between the first proof and the application, for whoever turned the second step on. */
export function SecondStep({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT()
  return (
    <LoginFrame title={t('login.stepTitle')} subtitle={t('login.stepSubtitle')} ready>
      <SecondFactorForm onSignedIn={onSignedIn} />
    </LoginFrame>
  )
}
