import { useNavigate, useParams } from 'react-router'
import { useOffer } from '@/api/offers'
import { useScreenTitle } from '@/components/app/crumbs'
import { OfferError } from '@/features/offers/offer-error'
import { OfferScreen } from '@/features/offers/offer-screen'
import { OfferSkeleton } from '@/features/offers/offer-skeleton'
import { useOfferName } from '@/features/offers/use-offer-name'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /offers/{id} */
export function Component() {
  const { offerId = '' } = useParams()
  const t = useT()
  const navigate = useNavigate()
  const nameOf = useOfferName()
  const offer = useOffer(offerId)
  useScreenTitle([
    { label: t('offers.title'), to: urls.offers },
    { label: offer.data ? nameOf(offer.data) : '…' },
  ])
  if (offer.error && !offer.data)
    return <OfferError error={offer.error} onRetry={() => void offer.refetch()} />
  if (!offer.data) return <OfferSkeleton />
  return (
    <OfferScreen key={offerId} offer={offer.data} onDeleted={() => void navigate(urls.offers)} />
  )
}
