import { useMemo, useState } from 'react'
import {
  bestForms,
  FORME_LINES,
  hireForms,
  type FormeFields,
  type HireFormsAnswer,
} from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { Headline } from '@/components/pay/headline'
import { PartTable } from '@/components/pay/part-table'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { HirePicture } from './hire-picture.tsx'
import { HireTold } from './hire-told.tsx'
import { YearPanel } from './year-panel.tsx'

/** The job of a package as that of other people: what each costs and leaves, and why one of them is none. Nothing is kept. */
export default function HireForms({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const [told, setTold] = useState<FormeFields>({})
  const asked = useMemo(() => ({ ...requestOfStored(stored), forme: told }), [stored, told])
  const result = useMemo(() => hireForms({ ...asked, explain: true }), [asked])
  return (
    <YearPanel
      title={t('compute.hire_forms.words.title')}
      asked={<HireTold told={told} onChange={setTold} errors={result.ok ? [] : result.errors} />}
    >
      {result.ok && (
        <div className="flex min-w-0 flex-col gap-6">
          <Compared answer={result.answer} />
          <CalculationPdfButton
            calculation="hire-forms"
            request={asked}
            forWhom={stored.person?.displayName}
          />
        </div>
      )}
    </YearPanel>
  )
}

function Compared({ answer }: { answer: HireFormsAnswer }) {
  const t = useT()
  const { formes, lignes, hypotheses, explanation } = answer
  return (
    <div className="flex min-w-0 max-w-xl flex-col gap-6">
      <Cheapest answer={answer} />
      <HirePicture answer={answer} />
      <Explained lines={explanation}>
        {FORME_LINES.map(([forme, keys]) =>
          'raison' in formes[forme] ? null : (
            <PartTable
              key={forme}
              title={t(`compute.hire_forms.formes.${forme}`)}
              unit={t('hire-forms.hoursYear', { count: formes[forme].heures })}
              keys={keys}
              lines={lignes}
              results={keys.slice(-2)}
            />
          )
        )}
      </Explained>
      <RestsOn words="compute.hire_forms" hypotheses={hypotheses} />
    </div>
  )
}

/** The form whose hour costs least; one alone is compared with nothing. */
function Cheapest({ answer }: { answer: HireFormsAnswer }) {
  const t = useT()
  const format = useFormat()
  const { lowestCost } = bestForms(answer)
  if (lowestCost === null) return null
  return (
    <Headline amount={format.euros(lowestCost.montant)}>
      {t('compute.hire_forms.words.lowestCost')} ·{' '}
      {t(`compute.hire_forms.formes.${lowestCost.forme}`)}
    </Headline>
  )
}
