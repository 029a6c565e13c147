import { useMemo, useState } from 'react'
import { yearTax, type YearTaxAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Headline } from '@/components/pay/headline'
import { Picture } from '@/components/pay/pictures/picture'
import { Staircase } from '@/components/pay/pictures/staircase'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { requestOfStored } from '@/lib/pay/stored-request'
import { yearStepsOf } from '@/lib/pay/year-steps'
import { useAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { HundredEurosPicture } from './hundred-euros.tsx'
import { menageOf, UNTOLD, YearHousehold, type Household } from './year-household.tsx'
import { YearLines } from './year-lines.tsx'
import { YearPanel } from './year-panel.tsx'

/** What a household is taxed for the year of a package, beside what was withheld. Nothing of it is kept. */
export default function YearTax({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const [household, setHousehold] = useState<Household>(UNTOLD)
  const result = useMemo(
    () =>
      household.rate === null
        ? null
        : yearTax({ ...requestOfStored(stored), explain: true, menage: menageOf(household) }),
    [household, stored]
  )
  const title = t('compute.year_tax.words.title')
  return (
    <YearPanel
      title={title}
      asked={
        <YearHousehold
          worker={stored.worker}
          household={household}
          onChange={setHousehold}
          errors={result !== null && !result.ok ? result.errors : []}
        />
      }
    >
      {result === null ? (
        <p className="text-ink-soft">{t('year-tax.empty')}</p>
      ) : (
        result.ok && <Assessed answer={result.answer} />
      )}
    </YearPanel>
  )
}

function Assessed({ answer }: { answer: YearTaxAnswer }) {
  const t = useT()
  const steps = useMemo(() => yearStepsOf(answer.flux), [answer])
  const flow = t('compute.year_tax.words.flow')
  return (
    <Explained lines={answer.explanation}>
      <div className="flex min-w-0 flex-col gap-6">
        <Balance answer={answer} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <Picture title={flow} unit={t('pay.eurPerYear')}>
            <Staircase
              steps={steps}
              caption={flow}
              unit={t('pay.eurPerYear')}
              words="compute.year_tax.flow."
            />
          </Picture>
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

/** The one figure that a reader looks for: what comes back or is still to be paid, and when. */
function Balance({ answer: { annee, lignes } }: { answer: YearTaxAnswer }) {
  const t = useT()
  const format = useFormat()
  const balance = lignes.soldeAnnee
  const key = balance === null ? 'unknown' : balance > 0 ? 'refund' : balance < 0 ? 'toPay' : 'even'
  return (
    <Headline amount={balance ? format.euros(Math.abs(balance)) : null}>
      {t(`year-tax.${key}`, { year: String(annee + 1) })}
    </Headline>
  )
}
