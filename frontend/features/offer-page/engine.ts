import {
  atnsVoiture,
  computeFigures,
  type ComputeFigures,
  type FiguresResult,
} from '#modules/compute/pure'
import { lean } from '@/lib/pay/lean'
import { withoutVariablePay } from '@/lib/pay/variable-pay'
import { requestOf, type CandidateOffer, type Choice, type Fields, type Option } from './offer.ts'
import { flagOf } from './configure/choices.ts'

/** What the engine says of a package: its figures, or why there are none. */
export type Outcome = FiguresResult

/** The offer's package with other fields, under the offer's own law and situation: the server's engine, in this browser. */
export function outcomeOf(offer: CandidateOffer, fields: Fields): Outcome {
  return computeFigures(requestOf(offer, fields))
}

/** By how much the net pay moves, EUR: that of the month, and that of the year with all that is paid in it. */
export interface Moved {
  month: number
  year: number
}

/** What something changes of the net pay, and the package that has it: it says what comes in exchange. */
export interface Effect extends Moved {
  having: Fields
}

/** What packages that were asked about give: many ways to choose begin with the same. */
const known = new WeakMap<Fields, { offer: CandidateOffer; outcome: Outcome }>()

/** The same figures, without what the dearest and the cheapest of all that is on offer would be. */
export function leanOutcomeOf(offer: CandidateOffer, fields: Fields): Outcome {
  const before = known.get(fields)
  if (before?.offer === offer) return before.outcome
  const outcome = outcomeOf(offer, lean(fields))
  known.set(fields, { offer, outcome })
  return outcome
}

/** From one package to another; null where either cannot be. */
export function effectBetween(offer: CandidateOffer, from: Fields, to: Fields): Effect | null {
  const [before, after] = [from, to].map((each) => leanOutcomeOf(offer, each))
  if (!before!.ok || !after!.ok) return null
  return {
    month: netOf(after!.compute) - netOf(before!.compute),
    year: yearOf(after!.compute) - yearOf(before!.compute),
    having: to,
  }
}

/** What one choice changes beside the others; null where it cannot be told. */
export function effectOf(offer: CandidateOffer, fields: Fields, choice: Choice): Effect | null {
  return effectBetween(offer, { ...fields, [flagOf('has', choice)]: false }, fields)
}

/** The pay of the year with nothing that depends on results, EUR; null where it cannot be told. */
export function annualWithoutVariable(offer: CandidateOffer): number | null {
  const outcome = outcomeOf(offer, withoutVariablePay(offer).package)
  return outcome.ok ? yearOf(outcome.compute) : null
}

/** The flat benefit in kind of a device, EUR a month, whatever it costs. */
export function atnOfDevice(offer: CandidateOffer, fields: Fields, device: string): number | null {
  const atns = [true, false].map((has) => {
    const outcome = leanOutcomeOf(offer, { ...fields, [device]: 0, [flagOf('has', device)]: has })
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

function yearOf({ remuneration }: ComputeFigures): number {
  return remuneration.remunerationAnnuelle.remunerationAnnuelle
}
