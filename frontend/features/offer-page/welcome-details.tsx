import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Annexes } from './annexes.tsx'
import { AnswerLinks } from './answer-links.tsx'
import { ContactCard } from './contact-card.tsx'
import Included from './included.tsx'
import { FoldedLetter } from './letter.tsx'
import OfferedChoices from './offered-choices.tsx'
import { decimalsOf, minimumGross, type OfferSource } from './offer.ts'
import type { Step } from './offer-page.tsx'
import { SituationForm } from './situation-form.tsx'
import { StepsBar } from './steps-bar.tsx'
import type { HouseholdForm } from './use-household.ts'

interface WelcomeDetailsProps {
  source: OfferSource
  form: HouseholdForm
  onStep: (step: Step) => void
}

/** What comes with the pay, what there is to choose, the situation of the reader, the letter, and whom to call. */
export default function WelcomeDetails({ source, form, onStep }: WelcomeDetailsProps) {
  const t = useT()
  const format = useFormat()
  const { package: fields, company, offer } = source.offer
  const minimum = minimumGross(fields)
  return (
    <>
      <Included offer={source.offer} />
      <SectionCard title={t('candidate.flexibleElements')}>
        <p className="mb-4 text-ink-soft">{t('candidate.flexText', { company: company.name })}</p>
        <OfferedChoices offer={source.offer} isOpen={form.isOpen} />
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
    </>
  )
}
