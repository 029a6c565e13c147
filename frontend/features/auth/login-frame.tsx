import type { ReactNode } from 'react'
import { useBrand } from '@/api/get-brand'
import { PublicLayout } from '@/components/app/public-layout'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { pageConfig } from '@/lib/config'
import { useT } from '@/lib/use-t'

const { salesEmail } = pageConfig()

interface LoginFrameProps {
  title: string
  subtitle?: string
  ready: boolean
  children: ReactNode
}

/** The page around every way to sign in: a heading, one card, and a word for who is no client yet. */
export function LoginFrame({ title, subtitle, ready, children }: LoginFrameProps) {
  const t = useT()
  const brand = useBrand()
  return (
    <PublicLayout title={title}>
      {ready && !brand.isPending ? (
        <div className="w-full max-w-sm">
          <h1 className="mb-1 text-xl font-semibold tracking-tight">{title}</h1>
          <p className="mb-6 text-ink-soft">
            {subtitle ?? t('login.subtitle', { company: brand.data?.name ?? 'Barema' })}
          </p>
          <Card className="p-4 sm:p-6">{children}</Card>
          <div className="mt-6 rounded-xl border border-dashed border-line p-4 sm:p-6">
            <p className="font-medium">{t('login.promoTitle')}</p>
            <p className="mt-1 text-ink-soft">{t('login.promoText')}</p>
            {salesEmail && (
              <a
                href={`mailto:${salesEmail}`}
                className="mt-3 inline-block text-accent underline-offset-4 hover:underline"
              >
                {t('login.promoAsk')}
              </a>
            )}
          </div>
        </div>
      ) : (
        <Spinner />
      )}
    </PublicLayout>
  )
}
