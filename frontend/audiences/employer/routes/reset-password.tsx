import { useLocation } from 'react-router'
import { LoginFrame } from '@/features/auth/login-frame'
import { NewPasswordForm } from '@/features/auth/new-password-form'
import { useSignedOut } from '@/features/auth/use-signed-out'
import { WayTo } from '@/features/auth/way-to'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /login/reset-password#secret: where the mail of a forgotten password leads. */
export function Component() {
  const t = useT()
  const secret = useLocation().hash.slice(1)
  const ready = useSignedOut()
  return (
    <LoginFrame title={t('login.newTitle')} subtitle={t('login.newSubtitle')} ready={ready}>
      {secret ? <NewPasswordForm secret={secret} /> : <p>{t('login.newNoLink')}</p>}
      {!secret && <WayTo to={urls.forgotPassword}>{t('login.forgotTitle')}</WayTo>}
      <WayTo to={urls.login}>{t('login.backToLogin')}</WayTo>
    </LoginFrame>
  )
}
