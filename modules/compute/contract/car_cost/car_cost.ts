import { yearOf } from '../../engine/dates.ts'
import { Sheet } from '../../rules/index.ts'
import { VoitureSheet } from '../../voiture/index.ts'
import { askedBeside, tooEarly } from '../beside/asked.ts'
import { FIRST_CAR_DAY } from '../beside/first_days.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, withSolved, type Computed } from '../compute_sheet.ts'
import type { Fields } from '../reading.ts'
import type { ComputeError } from '../types.ts'
import { choicesOf } from './choices.ts'
import { hypothesesOf } from './hypotheses.ts'
import { readVoiture } from './read_voiture.ts'
import type { CarCostResult } from './types.ts'
import { shownYear, yearsOf } from './years.ts'

const sheet = new Sheet()
const more = moreOn(sheet)

/**
 * What the company car of a package costs, year by year for five years, and what the worker has of it beside a mobility
 * budget and pay at the same cost of the employer (see `CarCostRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function carCost(request: unknown): CarCostResult {
  const asked = askedBeside(sheet, more, request, ['voiture'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const { read, reading } = computed
  const refused = notCovered(rest, computed)
  if (refused.length > 0) return refusal(request, refused)
  given.date = reading.date
  const own = read.package
  const told = new VoitureSheet()
  const car = readVoiture(asked.told.voiture, own, sheet, told, given)
  if (given.errors !== undefined) return refusal(request, given.errors)
  const years = yearsOf(sheet, told, car, wholeLaw(read.lawSet), yearOf(reading.date))
  const ofPayslip = { ...rest, package: withSolved(read, computed.solved) }
  const choix = choicesOf(ofPayslip, years[0].sheet, car.pilier2)
  if (!('sans' in choix)) return refusal(request, choix)
  return {
    ok: true,
    answer: {
      id: rest.id,
      lawset: lawSetReference(read.lawSet, read.extrapolated),
      annees: years.map((each) => shownYear(each, read.explain)),
      choix,
      hypotheses: hypothesesOf(own, car, years),
    },
  }
}

/** A package without a car has none to price; one whose benefits are chosen has it by choice only. */
function notCovered({ package: own }: Fields, computed: Computed): ComputeError[] {
  const errors = tooEarly(computed, FIRST_CAR_DAY)
  if (computed.reading.flex) errors.push({ code: 'not_covered', path: 'package.packageType' })
  else if ((own as Fields).hasVoitureSociete !== true)
    errors.push({ code: 'required', path: 'package.hasVoitureSociete' })
  return errors
}
