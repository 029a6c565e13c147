import { useEffect } from 'react'
import { ArrowRight } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { isCompulsory, isOffered } from './configure/choices.ts'
import { CHOICES, decimalsOf, minimumGross, type OfferSource } from './offer.ts'
import { SituationForm } from './situation-form.tsx'
import { ValidityNotice } from './validity-notice.tsx'

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
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <header>
        <h1 className="text-xl font-semibold tracking-tight text-balance">
          {t('candidate.hello', { name: worker.firstName })}
        </h1>
        <p className="mt-2 text-base text-ink-soft">
          {t('candidate.welcome', { company: company.name, job: fields.nomFonction ?? '' })}
        </p>
      </header>
      <SectionCard title={t('candidate.flexibleElements')}>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {CHOICES.filter((choice) => isOffered(fields, choice)).map((choice) => (
            <li
              key={choice}
              className="flex min-h-10 items-center justify-between gap-3 border-b border-line py-1"
            >
              {t(`fields.${choice}`)}
              {isCompulsory(fields, choice) && <Badge>{t('candidate.compulsory')}</Badge>}
            </li>
          ))}
        </ul>
        {minimum !== null && (
          <p className="mt-4">
            {t('candidate.minimum', { amount: format.euros(minimum, decimalsOf(minimum)) })}
          </p>
        )}
      </SectionCard>
      <SituationForm source={source} />
      <Card className="flex flex-col gap-4 p-4 sm:flex-row sm:items-center sm:justify-between sm:p-6">
        <ValidityNotice offer={offer} />
        <Button variant="primary" className="h-11 md:h-11" onClick={onContinue}>
          {t('candidate.customise')}
          <ArrowRight aria-hidden />
        </Button>
      </Card>
    </div>
  )
}
