import { useMemo, useState } from 'react'
import { yearTax, type ComputeRequest, type YearTaxAnswer } from '#modules/compute/pure'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { Balance } from './balance.tsx'
import { HundredEurosPicture } from './hundred-euros.tsx'
import { YearFlowPicture } from './year-flow.tsx'
import { menageOf, UNTOLD, YearHousehold, type Household } from './year-household.tsx'
import { YearLines } from './year-lines.tsx'

/** What a household is taxed for the year of a package, beside what was withheld. Nothing of it is kept. */
export default function YearTax({ request, forWhom }: YearTaxProps) {
  useAllWords()
  const t = useT()
  const sentence = useEngineSentence()
  const [household, setHousehold] = useState<Household>(UNTOLD)
  const asked = useMemo(
    () => ({ ...request, menage: menageOf(household, request.worker ?? {}) }),
    [household, request]
  )
  const result = useMemo(
    () => (household.rate === null ? null : yearTax({ ...asked, explain: true })),
    [household, asked]
  )
  const errors = result !== null && !result.ok ? result.errors : []
  const ofPackage = errors.filter(({ path }) => !path.startsWith('menage.'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <YearHousehold
        worker={request.worker ?? {}}
        household={household}
        onChange={setHousehold}
        errors={errors}
      />
      {result === null ? (
        <p className="text-ink-soft">{t('year-tax.empty')}</p>
      ) : result.ok ? (
        <div className="flex min-w-0 flex-col gap-6">
          <Assessed answer={result.answer} />
          <CalculationPdfButton calculation="year-tax" request={asked} forWhom={forWhom} />
        </div>
      ) : (
        ofPackage.map((error) => <p key={error.path}>{sentence(error)}</p>)
      )}
    </div>
  )
}

interface YearTaxProps {
  request: ComputeRequest
  /** Whom its paper may be for. */
  forWhom?: string
}

function Assessed({ answer }: { answer: YearTaxAnswer }) {
  return (
    <Explained lines={answer.explanation}>
      <div className="flex min-w-0 flex-col gap-6">
        <Balance answer={answer} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <YearFlowPicture of={answer.flux} />
          <HundredEurosPicture of={answer.centEuros} />
        </div>
        <YearLines answer={answer} />
        <RestsOn
          words="compute.year_tax"
          hypotheses={answer.hypotheses}
          gaps={{ of: answer.gaps, sentence: 'year-tax.gaps' }}
        />
      </div>
    </Explained>
  )
}
