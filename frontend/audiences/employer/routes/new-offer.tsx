import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { packageQuery } from '@/api/get-package'
import { useCan } from '@/api/get-user'
import { offerQuery } from '@/api/offers'
import { workerQuery } from '@/api/workers'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { CompleteOfferForm } from '@/features/offers/complete-offer-form'
import { NewOfferForm } from '@/features/offers/new-offer-form'
import { useOfferName } from '@/features/offers/use-offer-name'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /offers/new?workerId&offerId&packageId: what the address names is chosen already. */
export function Component() {
  const t = useT()
  const canWrite = useCan('offers.write')
  useScreenTitle([
    { label: t('offers.title'), to: urls.offers },
    { label: t('offers.prepare') },
  ])
  if (!canWrite) return <Navigate to={urls.offers} replace />
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t('offers.prepare')} subtitle={t('offers.prepareText')} />
      <Card className="p-4 sm:p-6">
        <Form />
      </Card>
    </div>
  )
}

function Form() {
  const [query] = useSearchParams()
  const nameOf = useOfferName()
  const [workerId, offerId, packageId] = ['workerId', 'offerId', 'packageId'].map(
    (name) => query.get(name) ?? ''
  ) as [string, string, string]
  const worker = useQuery({ ...workerQuery(workerId), enabled: workerId !== '' })
  const offer = useQuery({ ...offerQuery(offerId), enabled: offerId !== '' })
  const pack = useQuery({ ...packageQuery(packageId), enabled: packageId !== '' })
  const parts = [worker, offer, pack]
  const failed = parts.find(({ error }) => error)
  if (failed) return <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />
  if (parts.some(({ isLoading }) => isLoading)) return <Skeleton className="h-96" />

  const person = worker.data && {
    id: worker.data.id,
    displayName: `${worker.data.firstName} ${worker.data.lastName}`,
  }
  if (offer.data?.packageId === null)
    return <CompleteOfferForm offer={offer.data} worker={person ?? null} />
  const source = offer.data
    ? {
        kind: 'offer' as const,
        id: offer.data.id,
        packageId: offer.data.packageId,
        name: nameOf(offer.data),
      }
    : pack.data && {
        kind: 'package' as const,
        id: pack.data.id,
        packageId: pack.data.id,
        name: pack.data.nomFonction,
      }
  return <NewOfferForm worker={person} source={source} />
}
