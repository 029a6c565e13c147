import {
  atnsVoiture,
  compute,
  type ComputeError,
  type ComputeFigures,
  type ComputeRequest,
  type Flex,
} from '#modules/compute/pure'
import { withoutVariablePay } from '@/lib/pay/variable-pay'
import type { CandidateOffer, Choice, Fields, Option } from './offer.ts'
import { CHOICES, flagOf, isChosen, isOffered } from './configure/choices.ts'

/** What the engine says of a package: its figures, or why there are none. */
export type Outcome =
  | { ok: true; compute: ComputeFigures; flex: Flex | undefined }
  | { ok: false; errors: readonly ComputeError[] }

/** The offer's package with other fields, under the offer's own law and situation: the server's engine, in this browser. */
export function outcomeOf(offer: CandidateOffer, fields: Fields): Outcome {
  const result = compute(requestOf(offer, fields))
  return result.ok
    ? { ok: true, compute: result.answer.compute, flex: result.answer.flex }
    : { ok: false, errors: result.errors }
}

/** The package with nothing chosen: what the choices are compared with. */
export function withoutChoices(fields: Fields): Fields {
  const chosen = CHOICES.filter((choice) => isOffered(fields, choice) && isChosen(fields, choice))
  return { ...fields, ...Object.fromEntries(chosen.map((each) => [flagOf('has', each), false])) }
}

/** What one choice changes of the net pay of the month beside the others, euros; null where it cannot be told. */
export function effectOf(offer: CandidateOffer, fields: Fields, choice: Choice): number | null {
  const [having, without] = [fields, { ...fields, [flagOf('has', choice)]: false }].map((each) =>
    outcomeOf(offer, each)
  )
  return having!.ok && without!.ok ? netOf(having!.compute) - netOf(without!.compute) : null
}

/** The pay of the year with nothing that depends on results, EUR; null where it cannot be told. */
export function annualWithoutVariable(offer: CandidateOffer): number | null {
  const outcome = outcomeOf(offer, withoutVariablePay(offer).package)
  return outcome.ok ? outcome.compute.remuneration.remunerationAnnuelle.remunerationAnnuelle : null
}

/** The flat benefit in kind of a device, EUR a month, whatever it costs. */
export function atnOfDevice(offer: CandidateOffer, fields: Fields, device: string): number | null {
  const atns = [true, false].map((has) => {
    const outcome = outcomeOf(offer, { ...fields, [device]: 0, [flagOf('has', device)]: has })
    return outcome.ok ? outcome.compute.remuneration.remunerationMensuelle.atnsBruts : null
  })
  return atns[0] === null || atns[1] === null ? null : atns[0]! - atns[1]!
}

/** The benefit in kind of each car, EUR a month, in their order. */
export function atnsOfCars(offer: CandidateOffer, cars: readonly Option[]): readonly number[] {
  const atns = atnsVoiture(
    cars.map((car, at) => ({
      ...car,
      id: at,
      energie: car.energie!,
      valeur: car.valeur ?? 0,
    })),
    offer.date
  )
  return cars.map((_, at) => atns[at] ?? 0)
}

function netOf({ remuneration }: ComputeFigures): number {
  return remuneration.remunerationMensuelle.salaireNet
}

function requestOf({ date, company, situation }: CandidateOffer, fields: Fields): ComputeRequest {
  const { effectif, assuranceLoiTaux } = company
  return { date, company: { effectif, assuranceLoiTaux }, worker: situation, package: fields }
}
