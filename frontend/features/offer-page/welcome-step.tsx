import { lazy, Suspense, useEffect } from 'react'
import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Skeleton } from '@/components/ui/skeleton'
import { Annexes } from './annexes.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { ContactCard } from './contact-card.tsx'
import { Hero } from './hero.tsx'
import { FoldedLetter } from './letter.tsx'
import { decimalsOf, minimumGross, type OfferSource } from './offer.ts'
import type { Step } from './offer-page.tsx'
import { SituationForm } from './situation-form.tsx'
import { StepsBar } from './steps-bar.tsx'
import { useHousehold } from './use-household.ts'
import { useVariable } from './use-variable.ts'
import { ValidityNotice } from './validity-notice.tsx'

const loadChoices = () => import('./offered-choices.tsx')
const OfferedChoices = lazy(loadChoices)
const Included = lazy(() => import('./included.tsx'))
// Asked for beside the offer itself: what the benefits are is not part of the first load.
void loadChoices().catch(() => {})

interface WelcomeStepProps {
  source: OfferSource
  onStep: (step: Step) => void
}

/** What is offered in figures, what comes with it, what there is to choose, and the situation that the net pay depends on. */
export function WelcomeStep({ source, onStep }: WelcomeStepProps) {
  const t = useT()
  const format = useFormat()
  const { package: fields, company, offer } = source.offer
  const minimum = minimumGross(fields)
  const variable = useVariable(source.offer)
  const form = useHousehold(source)
  // The engine comes while the page is read.
  useEffect(() => {
    const timer = setTimeout(() => void import('./configure-step.tsx'), 300)
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
      <Suspense>
        <Included offer={source.offer} />
      </Suspense>
      <SectionCard title={t('candidate.flexibleElements')}>
        <p className="mb-4 text-ink-soft">{t('candidate.flexText', { company: company.name })}</p>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OfferedChoices fields={fields} />
        </Suspense>
        {minimum !== null && (
          <p className="mt-4 border-t border-line pt-4 text-ink-soft">
            {t('candidate.minimum', { amount: format.euros(minimum, decimalsOf(minimum)) })}
          </p>
        )}
      </SectionCard>
      <div>
        <StepsBar step="welcome" onStep={onStep} />
        <SituationForm source={source} form={form} />
      </div>
      <FoldedLetter source={source} />
      <Annexes source={source} />
      <ContactCard contact={offer.contact} text={t('candidate.questionCall')} />
      <AnswerLinks source={source} />
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-3 pb-4 sm:-mx-6 sm:px-6">
        <Button
          variant="primary"
          className="h-auto min-h-12 py-2 text-base whitespace-normal"
          onClick={() => onStep('configure')}
        >
          {t('candidate.customise')}
          <ArrowRight aria-hidden />
        </Button>
        <ValidityNotice offer={offer} />
      </div>
    </div>
  )
}
