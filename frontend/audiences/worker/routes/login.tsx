import { Hourglass } from 'lucide-react'
import { useBrand } from '@/api/get-brand'
import { PublicLayout } from '@/components/app/public-layout'
import { useT } from '@/lib/use-t'

/** The worker's portal is not open: this page says so, and whom to ask meanwhile. */
export function Component() {
  const t = useT()
  const brand = useBrand().data
  return (
    <PublicLayout
      title={t('worker.loginTitle')}
      footer={<p className="text-xs text-ink-soft">{t('worker.madeInBelgium')}</p>}
    >
      <div className="flex max-w-md flex-col items-center text-center">
        <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent">
          <Hourglass className="size-5" aria-hidden />
        </span>
        <h1 className="text-lg font-semibold text-balance">{t('worker.loginTitle')}</h1>
        <p className="mt-2 text-ink-soft">
          {t('worker.loginText', { company: brand?.name ?? t('common.theCompany') })}
        </p>
      </div>
    </PublicLayout>
  )
}
