import { useSearchParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useOffer } from '@/api/offers'
import { useScreenTitle } from '@/components/app/crumbs'
import { AcceptedOffer } from '@/features/contracts/accepted-offer'
import { OfferError } from '@/features/offers/offer-error'
import { OfferSkeleton } from '@/features/offers/offer-skeleton'
import { Place } from '@/features/places/place'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /contracts/new?offerId: what was accepted, on its way to a contract. */
export function Component() {
  const offerId = useSearchParams()[0].get('offerId')
  return offerId ? <FromOffer offerId={offerId} /> : <Place name="contracts" />
}

function FromOffer({ offerId }: { offerId: string }) {
  const t = useT()
  const offer = useOffer(offerId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.contracts'), to: urls.contracts },
    { label: t('contracts.new') },
  ])
  if (offer.error && !offer.data)
    return <OfferError error={offer.error} onRetry={() => void offer.refetch()} />
  if (!offer.data) return <OfferSkeleton />
  return <AcceptedOffer offer={offer.data} />
}
