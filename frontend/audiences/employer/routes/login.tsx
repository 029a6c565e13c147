import { useSearchParams } from 'react-router'
import { useBrand } from '@/api/get-brand'
import { GoogleButton } from '@/features/auth/google-button'
import { LoginForm } from '@/features/auth/login-form'
import { LoginFrame } from '@/features/auth/login-frame'
import { SecondStep } from '@/features/auth/second-step'
import { useEnter } from '@/features/auth/use-enter'
import { useSignedOut } from '@/features/auth/use-signed-out'
import { WayTo } from '@/features/auth/way-to'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The sign-in screen. Arriving here signs out, as the specification says. */
export function Component() {
  const t = useT()
  const [params] = useSearchParams()
  const { enter, waits } = useEnter(params.get('return_url'))
  const ready = useSignedOut()
  const brand = useBrand().data
  if (waits) return <SecondStep kinds={waits} onSignedIn={enter} />
  return (
    <LoginFrame title={t('login.title')} ready={ready}>
      <LoginForm onSignedIn={enter} />
      {brand?.signsInWithGoogle && (
        <>
          <p className="my-4 text-center text-ink-soft">{t('login.or')}</p>
          <GoogleButton />
        </>
      )}
      <WayTo to={urls.forgotPassword}>{t('login.forgot')}</WayTo>
      <WayTo to={urls.loginByLink}>{t('login.byLink')}</WayTo>
    </LoginFrame>
  )
}
