import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { ConfigureStepProps } from './configure-step.tsx'
import { FixedOffer } from './fixed-offer.tsx'
import { loadConfigureStep, loadedConfigureStep } from './load-configure-step.ts'
import { isAccepted, isFlexible, type OfferSource } from './offer.ts'
import { WelcomeStep } from './welcome-step.tsx'

const LaterConfigureStep = lazy(loadConfigureStep)
const FinalizeStep = lazy(() => import('./finalize-step.tsx'))
const AcceptedPage = lazy(() => import('./accepted-page.tsx'))

export const STEPS = ['welcome', 'configure', 'finalize'] as const
export type Step = (typeof STEPS)[number]

interface OfferPageProps {
  source: OfferSource
  step: Step
  onStep: (step: Step) => void
}

/** An offer as its candidate sees it: at once where it is fixed, in three steps where there is something to choose. */
export function OfferPage({ source, step, onStep }: OfferPageProps) {
  if (isAccepted(source.offer))
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
        <AcceptedPage source={source} />
      </Suspense>
    )
  if (!isFlexible(source.offer)) return <FixedOffer source={source} />
  if (step === 'welcome') return <WelcomeStep source={source} onStep={onStep} />
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
      {step === 'finalize' ? (
        <FinalizeStep source={source} onStep={onStep} />
      ) : (
        <ConfigureStep
          // Another version is another starting point.
          key={source.offer.offer.version}
          source={source}
          onStep={onStep}
        />
      )}
    </Suspense>
  )
}

function ConfigureStep(props: ConfigureStepProps) {
  const [Part] = useState(() => loadedConfigureStep() ?? LaterConfigureStep)
  return <Part {...props} />
}
