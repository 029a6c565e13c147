import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { isAccepted, isFlexible, type OfferSource } from './offer.ts'

/** Each page comes alone, and the engine with the one that computes: what is not looked at is not waited for. */
const FixedOffer = lazy(() => import('./fixed-offer.tsx'))
const WelcomeStep = lazy(() => import('./welcome-step.tsx'))
const ConfigureStep = lazy(() => import('./configure-step.tsx'))
const FinalizeStep = lazy(() => import('./finalize-step.tsx'))

export const STEPS = ['welcome', 'configure', 'finalize'] as const
export type Step = (typeof STEPS)[number]

interface OfferPageProps {
  source: OfferSource
  step: Step
  onStep: (step: Step) => void
}

/** An offer as its candidate sees it: at once where it is fixed, in three steps where there is something to choose. */
export function OfferPage({ source, step, onStep }: OfferPageProps) {
  const shown = isAccepted(source.offer) ? 'finalize' : step
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
      {!isFlexible(source.offer) ? (
        <FixedOffer source={source} />
      ) : shown === 'welcome' ? (
        <WelcomeStep source={source} onContinue={() => onStep('configure')} />
      ) : shown === 'finalize' ? (
        <FinalizeStep source={source} onBack={() => onStep('configure')} />
      ) : (
        <ConfigureStep
          // Another version is another starting point.
          key={source.offer.offer.version}
          source={source}
          onContinue={() => onStep('finalize')}
        />
      )}
    </Suspense>
  )
}
