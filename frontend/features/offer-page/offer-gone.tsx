import { Hourglass, Unlink } from 'lucide-react'
import { useParams } from 'react-router'
import { useGoneOffer } from '@/api/candidate-offer'
import { useBrand } from '@/api/get-brand'
import { DeadEnd } from '@/components/app/dead-end'
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
    <DeadEnd
      icon={gone ? Hourglass : Unlink}
      title={t('candidate.offerGone')}
      text={
        gone
          ? t(`candidate.gone_${gone.why}`, {
              company: gone.company,
              name: gone.contact?.name ?? gone.company,
              day: gone.validityDateStr ? format.day(gone.validityDateStr) : '',
            })
          : t('candidate.offerGoneWhy')
      }
    >
      {gone?.contact ? (
        <div className="w-full text-left">
          <ContactCard contact={gone.contact} />
        </div>
      ) : (
        <p>
          {brand
            ? t('candidate.offerGoneCompany', { company: brand.name })
            : t('candidate.offerGoneNextStep')}
        </p>
      )}
    </DeadEnd>
  )
}
