import { useMemo, useState } from 'react'
import {
  carCost,
  type CarCostAnswer,
  type ComputeRequest,
  type HypotheseVoiture,
  type VoitureFields,
} from '#modules/compute/pure'
import { useAllWords } from '@/lib/rest-of-words'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useT } from '@/lib/use-t'
import { CarChoicesPicture } from './car-choices.tsx'
import { CarLines } from './car-lines.tsx'
import { CarTold } from './car-told.tsx'
import { CarYears } from './car-years.tsx'

/** What the car of a package costs over five years, and what the worker has in its place. Nothing of it is kept. */
export default function CarCost({ request }: { request: ComputeRequest }) {
  useAllWords()
  const sentence = useEngineSentence()
  const [told, setTold] = useState<VoitureFields>({})
  const result = useMemo(
    () => carCost({ ...request, explain: true, voiture: told }),
    [request, told]
  )
  const errors = result.ok ? [] : result.errors
  const ofPackage = errors.filter(({ path }) => !path.startsWith('voiture.'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <CarTold car={request.package} told={told} onChange={setTold} errors={errors} />
      {result.ok ? (
        <Priced answer={result.answer} />
      ) : (
        ofPackage.map((error) => <p key={error.path}>{sentence(error)}</p>)
      )}
    </div>
  )
}

function Priced({ answer: { annees, choix, hypotheses } }: { answer: CarCostAnswer }) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <CarChoicesPicture choix={choix} />
        <CarYears annees={annees} />
      </div>
      <CarLines annees={annees} />
      <RestsOn hypotheses={hypotheses} />
    </div>
  )
}

function RestsOn({ hypotheses }: { hypotheses: readonly HypotheseVoiture[] }) {
  const t = useT()
  const told = (each: HypotheseVoiture) => {
    if (each.code !== 'figure') return t(`compute.car_cost.hypotheses.${each.code}`)
    const { id, confidence } = each.parameter
    const key = confidence === 'derived' ? 'figureDerived' : 'figureAssumed'
    return t(`compute.car_cost.hypotheses.${key}`, {
      figure: t(`compute.parameters.${id}.title`),
    })
  }
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t('compute.car_cost.words.restsOn')}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-xs text-ink-soft">
        {hypotheses.map((each) => (
          <li key={each.code === 'figure' ? each.parameter.id : each.code}>{told(each)}</li>
        ))}
      </ul>
    </section>
  )
}
