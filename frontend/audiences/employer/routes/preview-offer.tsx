import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { asCandidateOffer, type CandidateOffer } from '@/api/candidate-offer'
import { offerFileUrl, offerPdfUrl, useOffer, useOfferPreview } from '@/api/offers'
import { useSigners } from '@/api/signers'
import { useScreenTitle } from '@/components/app/crumbs'
import { Notice } from '@/components/ui/notice'
import { OfferPage, STEPS } from '@/features/offer-page/offer-page'
import { usePreviewSource } from '@/features/offer-page/preview-source'
import { BackToOffer } from '@/features/offers/back-to-offer'
import { OfferError } from '@/features/offers/offer-error'
import { OfferSkeleton } from '@/features/offers/offer-skeleton'
import { useOfferName } from '@/features/offers/use-offer-name'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /offers/{id}/preview?step: the candidate's own page, where everything moves and nothing is kept. */
export function Component() {
  const { offerId = '' } = useParams()
  const t = useT()
  const nameOf = useOfferName()
  const offer = useOffer(offerId)
  const preview = useOfferPreview(offerId)
  const signature = useSigners().data?.find(({ id }) => id === offer.data?.signerId)?.signatureUrl
  const name = offer.data ? nameOf(offer.data) : '…'
  useScreenTitle([
    { label: t('offers.title'), to: urls.offers },
    { label: name, to: urls.offer(offerId) },
    { label: t('offers.preview') },
  ])
  if (preview.error && !preview.data)
    return <OfferError error={preview.error} onRetry={() => void preview.refetch()} />
  return (
    <>
      <BackToOffer id={offerId} name={name} />
      <Notice role="status" className="mb-6">
        {t('offers.previewNotice')}
      </Notice>
      {preview.data ? (
        <Preview
          offerId={offerId}
          stored={asCandidateOffer(preview.data)}
          signatureUrl={signature ?? ''}
        />
      ) : (
        <OfferSkeleton />
      )}
    </>
  )
}

interface PreviewProps {
  offerId: string
  stored: CandidateOffer
  signatureUrl: string
}

function Preview({ offerId, stored, signatureUrl }: PreviewProps) {
  const [query, setQuery] = useSearchParams()
  const addresses = useMemo(
    () => ({
      pdfUrl: offerPdfUrl(offerId),
      signatureUrl,
      fileUrl: (fileId: string) => offerFileUrl(offerId, fileId),
    }),
    [offerId, signatureUrl]
  )
  return (
    <OfferPage
      source={usePreviewSource(stored, addresses)}
      step={STEPS.find((each) => each === query.get('step')) ?? 'welcome'}
      onStep={(step) => setQuery({ step })}
    />
  )
}
