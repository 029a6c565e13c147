import { useMemo } from 'react'
import { yearTax } from '#modules/compute/pure'
import { Balance } from '@/components/pay/year-tax/balance'
import { HundredEurosPicture } from '@/components/pay/year-tax/hundred-euros'
import { YearFlowPicture } from '@/components/pay/year-tax/year-flow'
import {
  menageOf,
  UNTOLD,
  YearHousehold,
  type Household,
} from '@/components/pay/year-tax/year-household'
import { RestsOn } from '@/components/pay/rests-on'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useT } from '@/lib/use-t'
import { requestOf, type CandidateOffer } from './offer.ts'

/**
 * What the year is taxed beside what is withheld, for the candidate: what the offer does not tell is typed here and kept
 * nowhere. What pay costs the employer is not told.
 */
export default function YearTax({ offer, household = UNTOLD, onHousehold }: YearTaxProps) {
  const t = useT()
  const sentence = useEngineSentence()
  const request = useMemo(() => requestOf(offer, offer.package), [offer])
  const result = useMemo(
    () =>
      household.rate === null
        ? null
        : yearTax({ ...request, menage: menageOf(household, request.worker ?? {}) }),
    [household, request]
  )
  const errors = result !== null && !result.ok ? result.errors : []
  const ofOffer = errors.filter(({ path }) => !path.startsWith('menage.'))
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <YearHousehold
        worker={request.worker ?? {}}
        household={household}
        onChange={onHousehold}
        errors={errors}
      />
      {result === null && <p className="text-ink-soft">{t('year-tax.empty')}</p>}
      {ofOffer.map((error) => (
        <p key={error.path}>{sentence(error)}</p>
      ))}
      {result?.ok && (
        <>
          <Balance answer={result.answer} />
          <YearFlowPicture of={result.answer.flux} />
          <HundredEurosPicture of={result.answer.centEuros} costUntold />
          <RestsOn
            folded
            words="compute.year_tax"
            hypotheses={result.answer.hypotheses}
            gaps={{ of: result.answer.gaps, sentence: 'year-tax.gaps' }}
          />
        </>
      )}
    </div>
  )
}

interface YearTaxProps {
  offer: CandidateOffer
  /** What was typed before. */
  household: Household | undefined
  onHousehold: (household: Household) => void
}
