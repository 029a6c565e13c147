import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { ChoiceIcon } from './choice-icon.tsx'
import { choicesMade } from './configure/choices.ts'
import { Estimate, NetPay, Terms } from './hero.tsx'
import { useGain } from './included.tsx'
import { LaterPicture } from './later-picture.tsx'
import { isContractor, type CandidateOffer } from './offer.ts'
import { householdOf } from './situation.ts'
import type { Variable } from './use-variable.ts'

interface ChosenSummaryProps {
  offer: CandidateOffer
  variable: Variable
  /** Back to the choices. */
  onChange: () => void
}

/** What is about to be accepted: the job, the net pay beside that of the base, and each choice in its words. */
export function ChosenSummary({ offer, variable, onChange }: ChosenSummaryProps) {
  const t = useT()
  const { package: fields, company } = offer
  return (
    <Card className="flex flex-col gap-5 rounded-2xl p-4 sm:p-6">
      <div>
        <h1 className="text-xl font-semibold tracking-tight text-balance">
          {t('candidate.summary')}
        </h1>
        <p className="mt-1">{[fields.nomFonction, company.name].filter(Boolean).join(' · ')}</p>
        <div className="text-ink-soft">
          <Terms offer={offer} />
        </div>
      </div>
      {!isContractor(offer) && (
        <>
          <NetPay offer={offer} annual={variable.annualWithout} besideBase />
          <Estimate offer={offer} household={householdOf(offer)} isOpen={false} />
        </>
      )}
      <Choices offer={offer} onChange={onChange} />
      {!isContractor(offer) && <LaterPicture offer={offer} />}
    </Card>
  )
}

function Choices({ offer, onChange }: Omit<ChosenSummaryProps, 'variable'>) {
  const t = useT()
  const { package: fields } = offer
  const gainOf = useGain(offer)
  const chosen = choicesMade(fields)
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-sm font-semibold">{t('candidate.summaryChoices')}</h2>
        <Button variant="link" size="bare" onClick={onChange}>
          {t('candidate.back')}
        </Button>
      </div>
      {chosen.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('candidate.summaryBase')}</p>
      ) : (
        <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {chosen.map((choice) => (
            <li key={choice} className="flex min-h-10 items-center gap-3">
              <ChoiceIcon choice={choice} />
              <span className="min-w-0">
                <span className="block font-medium">{t(`fields.${choice}`)}</span>
                <span className="block text-xs text-ink-soft wrap-anywhere empty:hidden">
                  {gainOf(fields, choice)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
