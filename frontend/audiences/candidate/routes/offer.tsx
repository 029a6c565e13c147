import { PublicLayout } from '@/components/app/public-layout'
import { useT } from '@/lib/use-t'

/** A link that opens no offer: unknown, expired and foreign links answer alike, without a figure. */
export function Component() {
  const t = useT()
  return (
    <PublicLayout title={t('candidate.offer')}>
      <div className="max-w-md text-center">
        <h1 className="text-lg font-semibold text-balance">{t('candidate.offerGone')}</h1>
        <p className="mt-2 text-ink-soft">{t('candidate.offerGoneNextStep')}</p>
      </div>
    </PublicLayout>
  )
}
