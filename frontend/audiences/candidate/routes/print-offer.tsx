import { useParams } from 'react-router'
import { useBrand } from '@/api/get-brand'
import { ApiProblem } from '@/api/problem'
import { usePrintedOffer } from '@/api/printed-offer'
import { ErrorView } from '@/components/app/error-view'
import { IndicativeNotice } from '@/components/app/indicative-notice'
import { PrintPage } from '@/components/app/print-page'
import { PublicLayout } from '@/components/app/public-layout'
import { StartScreen } from '@/components/app/start-screen'
import { acceptedAt, isAccepted } from '@/features/offer-page/offer'
import OfferGone from '@/features/offer-page/offer-gone'
import { OfferText } from '@/features/offer-page/offer-text'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** /print/o/{offerLink}: the text, the signature and the day of acceptance on A4, for the candidate and the employer. */
export function Component() {
  const t = useT()
  const format = useFormat()
  const { offerLink = '' } = useParams()
  const brand = useBrand()
  const { data, error, refetch } = usePrintedOffer(offerLink)
  if (error instanceof ApiProblem && error.status === 404)
    return (
      <PublicLayout title={t('candidate.offer')}>
        <OfferGone />
      </PublicLayout>
    )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || !brand.data) return <StartScreen />
  const { offer, signatureUrl, reader } = data
  const at = isAccepted(offer) ? acceptedAt(offer) : null
  return (
    <PrintPage
      title={`${t('candidate.offer')} · ${brand.data.name}`}
      back={reader === 'candidate' ? `/o/${offerLink}` : undefined}
      mainColor={brand.data.mainColor}
    >
      <p className="mb-6 text-lg font-semibold text-accent">{brand.data.name}</p>
      <OfferText offer={offer.offer} signatureUrl={signatureUrl} />
      {at !== null && (
        <p className="mt-8 border-t border-line pt-4 font-medium">
          {t('candidate.acceptedOn', { at: format.instant(at) })}
        </p>
      )}
      <IndicativeNotice className="mt-8 border-t border-line pt-4" />
    </PrintPage>
  )
}
