import { useBrand } from '@/api/get-brand'
import { useT } from '@/lib/use-t'

/** Unknown, expired, retracted and foreign links say the same: what may have happened, whom to ask, and no figure. */
export default function OfferGone() {
  const t = useT()
  const brand = useBrand().data
  return (
    <div className="max-w-md text-center">
      <h1 className="text-lg font-semibold text-balance">{t('candidate.offerGone')}</h1>
      <p className="mt-2 text-ink-soft">{t('candidate.offerGoneWhy')}</p>
      <p className="mt-4">
        {brand
          ? t('candidate.offerGoneCompany', { company: brand.name })
          : t('candidate.offerGoneNextStep')}
      </p>
    </div>
  )
}
