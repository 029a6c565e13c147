import { useParams } from 'react-router'
import { useGoneOffer } from '@/api/candidate-offer'
import { useBrand } from '@/api/get-brand'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { ContactCard } from './contact-card.tsx'

/**
 * A link that opens nothing any more. Who held it is told how the offer ended and whom to call; all others read the same,
 * whatever the reason, and no figure.
 */
export default function OfferGone() {
  const t = useT()
  const format = useFormat()
  const { offerLink = '' } = useParams()
  const brand = useBrand().data
  const { data: gone, isPending } = useGoneOffer(offerLink)
  if (isPending) return null
  return (
    <div className="flex w-full max-w-md flex-col gap-4 text-center">
      <h1 className="text-lg font-semibold text-balance">{t('candidate.offerGone')}</h1>
      <p className="text-ink-soft">
        {gone
          ? t(`candidate.gone_${gone.why}`, {
              company: gone.company,
              name: gone.contact?.name ?? gone.company,
              day: gone.validityDateStr ? format.day(gone.validityDateStr) : '',
            })
          : t('candidate.offerGoneWhy')}
      </p>
      {gone?.contact ? (
        <div className="text-left">
          <ContactCard contact={gone.contact} />
        </div>
      ) : (
        <p>
          {brand
            ? t('candidate.offerGoneCompany', { company: brand.name })
            : t('candidate.offerGoneNextStep')}
        </p>
      )}
    </div>
  )
}
