import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { packageQuery } from '@/api/get-package'
import { useCan } from '@/api/get-user'
import { useOffer, type Offer } from '@/api/offers'
import { useScreenTitle } from '@/components/app/crumbs'
import { PackageError } from '@/components/pay/package-error'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { Notice } from '@/components/ui/notice'
import { BackToOffer } from '@/features/offers/back-to-offer'
import { OfferError } from '@/features/offers/offer-error'
import { useOfferName } from '@/features/offers/use-offer-name'
import { PackageEditor } from '@/features/package-editor/package-editor'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /offers/{id}/edit-package: the offer's own package in the ordinary editor. */
export function Component() {
  const { offerId = '' } = useParams()
  const canWrite = useCan('packages.write')
  const offer = useOffer(offerId)
  if (offer.error && !offer.data)
    return <OfferError error={offer.error} onRetry={() => void offer.refetch()} />
  if (!offer.data) return <PackageSkeleton />
  const { status, packageId } = offer.data
  const open = status === 'DRAFT' || status === 'SENT' || status === 'EXPIRED'
  if (!canWrite || !open || packageId === null) return <Navigate to={urls.offer(offerId)} replace />
  return <Editor key={packageId} offer={offer.data} packageId={packageId} />
}

function Editor({ offer, packageId }: { offer: Offer; packageId: string }) {
  const t = useT()
  const company = useCompany().data
  const name = useOfferName()(offer)
  const stored = useQuery(packageQuery(packageId))
  useScreenTitle([
    { label: t('offers.title'), to: urls.offers },
    { label: name, to: urls.offer(offer.id) },
    { label: t('offers.package') },
  ])
  if (stored.error && !stored.data)
    return <PackageError error={stored.error} onRetry={() => void stored.refetch()} />
  if (!stored.data || !company) return <PackageSkeleton />
  return (
    <>
      <BackToOffer id={offer.id} name={name} />
      {offer.status !== 'DRAFT' && (
        <Notice tone="warn" role="status" className="mb-4">
          {t('offers.editingSentPackage')}
        </Notice>
      )}
      <PackageEditor stored={stored.data} company={company} />
    </>
  )
}
