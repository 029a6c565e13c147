import { useMemo, useState } from 'react'
import {
  carCost,
  type CarCostAnswer,
  type ComputeRequest,
  type VoitureFields,
} from '#modules/compute/pure'
import { CalculationPdfButton } from '@/components/pay/calculation-pdf-button'
import { RestsOn } from '@/components/pay/rests-on'
import { useAllWords } from '@/lib/rest-of-words'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { CarChoicesPicture } from './car-choices.tsx'
import { CarLines } from './car-lines.tsx'
import { CarTold } from './car-told.tsx'
import { CarYears } from './car-years.tsx'

interface CarCostProps {
  request: ComputeRequest
  /** Whom its paper may be for. */
  forWhom?: string
}

/** What the car of a package costs over five years, and what the worker has in its place. Nothing of it is kept. */
export default function CarCost({ request, forWhom }: CarCostProps) {
  useAllWords()
  const sentence = useEngineSentence()
  const [told, setTold] = useState<VoitureFields>({})
  const asked = useMemo(() => ({ ...request, voiture: told }), [request, told])
  const result = useMemo(() => carCost({ ...asked, explain: true }), [asked])
  const errors = result.ok ? [] : result.errors
  const ofPackage = errors.filter(({ path }) => !path.startsWith('voiture.'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <CarTold car={request.package} told={told} onChange={setTold} errors={errors} />
      {result.ok ? (
        <div className="flex min-w-0 flex-col gap-6">
          <Priced answer={result.answer} />
          <CalculationPdfButton calculation="car-cost" request={asked} forWhom={forWhom} />
        </div>
      ) : (
        ofPackage.map((error) => <p key={error.path}>{sentence(error)}</p>)
      )}
    </div>
  )
}

function Priced({ answer: { annees, choix, hypotheses } }: { answer: CarCostAnswer }) {
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-2">
        <CarChoicesPicture choix={choix} />
        <CarYears annees={annees} />
      </div>
      <CarLines annees={annees} />
      <RestsOn words="compute.car_cost" hypotheses={hypotheses} />
    </div>
  )
}
