import { lazy, Suspense, useMemo } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import {
  candidateOfferQuery,
  useCandidateOffer,
  useOfferCalls,
  type CandidateOffer,
} from '@/api/candidate-offer'
import type { FirstQueries } from '@/api/first-queries'
import { brandQuery } from '@/api/get-brand'
import { ApiProblem } from '@/api/problem'
import { ErrorView } from '@/components/app/error-view'
import { PublicLayout } from '@/components/app/public-layout'
import { Skeleton } from '@/components/ui/skeleton'
import { OfferPage, STEPS, type Step } from '@/features/offer-page/offer-page'
import { loadConfigureStep } from '@/features/offer-page/load-configure-step'
import { isAccepted, isFlexible, type OfferSource } from '@/features/offer-page/offer'
import { useReadersLanguage } from '@/lib/use-readers-language'
import { useT } from '@/lib/use-t'
import { sleep } from '@/lib/sleep'

/** Few links open nothing. */
const OfferGone = lazy(() => import('@/features/offer-page/offer-gone'))

/** A step that takes longer to come is waited for on its own page, which says so. */
const STEP_MS = 600

export const handle: FirstQueries = {
  firstQueries: ({ offerLink = '' }) => [candidateOfferQuery(offerLink), brandQuery],
}

/** /o/{offerLink}: an offer to read, to configure and to accept. A link that opens nothing says no more than that. */
export function Component() {
  const t = useT()
  const { offerLink = '' } = useParams()
  const { data, error, refetch } = useCandidateOffer(offerLink)
  const gone = error instanceof ApiProblem && error.status === 404
  return (
    <PublicLayout title={t('candidate.offer')} wide={!gone}>
      {gone ? (
        <Suspense>
          <OfferGone />
        </Suspense>
      ) : data ? (
        <Steps offer={data} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </PublicLayout>
  )
}

/** The step is part of the address, so that the way back is the browser's own. */
function Steps({ offer }: { offer: CandidateOffer }) {
  const navigate = useNavigate()
  const { offerLink = '', '*': rest = '' } = useParams()
  const source = useSource(offer, offerLink)
  useReadersLanguage(offer.worker.language)
  const step = STEPS.find((each) => each === rest)
  const proper: Step = isFlexible(offer) && isAccepted(offer) ? 'finalize' : (step ?? 'welcome')

  /** The next step stands there as soon as it can: drawn a little at a time, it takes a slow phone twice as long. */
  async function go(next: Step) {
    if (next === 'configure')
      await Promise.race([loadConfigureStep().catch(() => {}), sleep(STEP_MS)])
    await navigate(`/o/${offerLink}/${next}`, { flushSync: true })
  }

  // What is read does not wait for its address.
  return (
    <>
      {step !== proper && <Navigate to={`/o/${offerLink}/${proper}`} replace />}
      <OfferPage source={source} step={proper} onStep={(next) => void go(next)} />
    </>
  )
}

function useSource(offer: CandidateOffer, link: string): OfferSource {
  const calls = useOfferCalls(link)
  return useMemo(() => {
    const address = `/api/out/offers/${link}`
    return {
      ...calls,
      offer,
      pdfUrl: `${address}/pdf`,
      signatureUrl: `${address}/signature`,
      fileUrl: (id) => `${address}/files/${id}`,
    }
    // The calls are the same as long as the link is.
  }, [offer, link])
}

/** The shape of what comes. */
function Waiting() {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6" aria-busy>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-56 w-full rounded-xl" />
      <Skeleton className="h-72 w-full rounded-xl" />
    </div>
  )
}
