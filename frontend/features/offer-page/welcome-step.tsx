import { lazy, Suspense, useEffect } from 'react'
import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Skeleton } from '@/components/ui/skeleton'
import { decimalsOf, minimumGross, type OfferSource } from './offer.ts'
import { SituationForm } from './situation-form.tsx'
import { ValidityNotice } from './validity-notice.tsx'

const loadChoices = () => import('./offered-choices.tsx')
const OfferedChoices = lazy(loadChoices)
// Asked for beside the offer itself: what the benefits are is not part of the first load.
void loadChoices().catch(() => {})

interface WelcomeStepProps {
  source: OfferSource
  onContinue: () => void
}

/** A greeting, what there is to choose, and the situation that the net pay depends on. */
export function WelcomeStep({ source, onContinue }: WelcomeStepProps) {
  const t = useT()
  const format = useFormat()
  const { package: fields, worker, company, offer } = source.offer
  const minimum = minimumGross(fields)
  // The engine comes while the page is read.
  useEffect(() => {
    const timer = setTimeout(() => void import('./configure-step.tsx'), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <header className="lg:col-span-2">
        <h1 className="text-xl font-semibold tracking-tight text-balance">
          {t('candidate.hello', { name: worker.firstName })}
        </h1>
        <p className="mt-2 max-w-[70ch] text-base text-pretty text-ink-soft">
          {t('candidate.welcome', { company: company.name, job: fields.nomFonction ?? '' })}
        </p>
      </header>
      <SectionCard title={t('candidate.flexibleElements')}>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OfferedChoices fields={fields} />
        </Suspense>
        {minimum !== null && (
          <p className="mt-4 border-t border-line pt-4 text-ink-soft">
            {t('candidate.minimum', { amount: format.euros(minimum, decimalsOf(minimum)) })}
          </p>
        )}
      </SectionCard>
      <div className="flex flex-col gap-6">
        <SituationForm source={source} />
        <div className="flex flex-col gap-3">
          <Button
            variant="primary"
            className="h-auto min-h-12 py-2 text-base whitespace-normal"
            onClick={onContinue}
          >
            {t('candidate.customise')}
            <ArrowRight aria-hidden />
          </Button>
          <ValidityNotice offer={offer} />
        </div>
      </div>
    </div>
  )
}
