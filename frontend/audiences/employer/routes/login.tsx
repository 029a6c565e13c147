import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useBrand } from '@/api/get-brand'
import { signOut } from '@/api/sign-out'
import { PublicLayout } from '@/components/app/public-layout'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { LoginForm } from '@/features/auth/login-form'
import { useT } from '@/lib/use-t'
import { safeReturnUrl } from '@/urls'

/** The sign-in screen. Arriving here signs out, as the specification says. */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [params] = useSearchParams()
  const brand = useBrand()
  const ready = useSignedOut()

  function onSignedIn() {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'brand' })
    void navigate(safeReturnUrl(params.get('return_url')), { replace: true })
  }

  return (
    <PublicLayout title={t('login.title')}>
      {ready && !brand.isPending ? (
        <div className="w-full max-w-sm">
          <h1 className="mb-1 text-xl font-semibold tracking-tight">{t('login.title')}</h1>
          <p className="mb-6 text-ink-soft">
            {t('login.subtitle', { company: brand.data?.name ?? 'Barema' })}
          </p>
          <Card className="p-4 sm:p-6">
            <LoginForm onSignedIn={onSignedIn} />
          </Card>
          <div className="mt-6 rounded-xl border border-dashed border-line p-4 sm:p-6">
            <p className="font-medium">{t('login.promoTitle')}</p>
            <p className="mt-1 text-ink-soft">{t('login.promoText')}</p>
          </div>
        </div>
      ) : (
        <Spinner />
      )}
    </PublicLayout>
  )
}

function useSignedOut(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void signOut().finally(() => setReady(true))
  }, [])
  return ready
}
