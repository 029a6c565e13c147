import { lazy, Suspense, useEffect } from 'react'
import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { Hero } from './hero.tsx'
import { loadConfigureStep } from './load-configure-step.ts'
import type { OfferSource } from './offer.ts'
import type { Step } from './offer-page.tsx'
import { useHousehold } from './use-household.ts'
import { useVariable } from './use-variable.ts'
import { ValidityNotice } from './validity-notice.tsx'

/** The first screen stands there before what is below it: what the benefits are is not part of the first load. */
const WelcomeDetails = lazy(() => import('./welcome-details.tsx'))

interface WelcomeStepProps {
  source: OfferSource
  onStep: (step: Step) => void
}

/** What is offered in figures, and below it what it is made of and the situation that the net pay depends on. */
export function WelcomeStep({ source, onStep }: WelcomeStepProps) {
  const t = useT()
  const variable = useVariable(source.offer)
  const form = useHousehold(source)
  // The engine comes while the page is read.
  useEffect(() => {
    const timer = setTimeout(() => void loadConfigureStep().catch(() => {}), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <Hero
        offer={source.offer}
        variable={variable}
        household={form.household}
        isOpen={form.isOpen}
      />
      {/* As long as what comes: the button below would move under the finger. */}
      <Suspense fallback={<Skeleton className="h-[200dvh] w-full rounded-xl" />}>
        <WelcomeDetails source={source} form={form} onStep={onStep} />
      </Suspense>
      <div
        data-bar="bottom"
        className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-4 sm:-mx-6 sm:px-6"
      >
        <Button
          variant="primary"
          className="h-auto min-h-12 py-2 text-base whitespace-normal"
          onClick={() => onStep('configure')}
        >
          {t('candidate.customise')}
          <ArrowRight aria-hidden />
        </Button>
        <ValidityNotice offer={source.offer.offer} />
      </div>
    </div>
  )
}
