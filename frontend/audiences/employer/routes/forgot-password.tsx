import { ForgotForm } from '@/features/auth/forgot-form'
import { LoginFrame } from '@/features/auth/login-frame'
import { useSignedOut } from '@/features/auth/use-signed-out'
import { WayTo } from '@/features/auth/way-to'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /login/forgot-password */
export function Component() {
  const t = useT()
  return (
    <LoginFrame
      title={t('login.forgotTitle')}
      subtitle={t('login.forgotSubtitle')}
      ready={useSignedOut()}
    >
      <ForgotForm />
      <WayTo to={urls.login}>{t('login.backToLogin')}</WayTo>
    </LoginFrame>
  )
}
