import { euros } from '../../engine/money.ts'
import {
  capitalDesPrimes,
  computePension,
  LIGNES_PENSION,
  PENSION_UNITS,
  PensionSheet,
  type PensionField,
} from '../../pension/index.ts'
import { Sheet } from '../../rules/index.ts'
import { MILLIONTHS } from '../../rules/units.ts'
import { askedBeside, tooEarly } from '../beside/asked.ts'
import { FIRST_PENSION_DAY } from '../beside/first_days.ts'
import { linesOf } from '../beside/lines_of.ts'
import { namedGaps, PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import { isBirthUntold } from '../package/birth_untold.ts'
import { ageDansAnnee } from '../package/read_tranches.ts'
import type { Fields, Reading } from '../reading.ts'
import type { ComputeError } from '../types.ts'
import { commenceApres, hypothesesOf } from './hypotheses.ts'
import { changements, primesSelonAge, suitAge, type PrimeAnnee } from './premiums.ts'
import { fromPayslip, readPension } from './read_pension.ts'
import { PENSION_LINES, type PensionResult } from './types.ts'

/** Cents of a year: the products of more would not be exact. */
const MOST_PAY = 4_000_000_00
const MOST_PREMIUM = 400_000_00

const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_PENSION, new PensionSheet(), PENSION_UNITS)

/**
 * The pension of the second pillar that a package's group insurance builds: what it costs, the largest capital that the rule
 * of 80 % allows, what is built until then at a return that is told, the room that is left, and the special contribution on
 * high pensions (see `PensionRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function pension(request: unknown): PensionResult {
  const asked = askedBeside(sheet, more, request, ['pension'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const { date } = computed.reading
  const fields = rest.package as Fields
  const c = new PensionSheet()
  readPension(asked.told.pension, c, given)
  if (isBirthUntold(fields)) given.refuse('required', BIRTH)
  else if (suitAge(fields)) refuseOtherAge(c, ageDansAnnee(fields, date), given)
  fromPayslip(sheet, c)
  const { extrapolated, explain } = computed.read
  const lawSet = wholeLaw(computed.read.lawSet)
  const annees = c.anneesFutures
  const primes = primesSelonAge(sheet, lawSet.law, { fields, date, annees })
  const errors = [...notCovered(computed, c, primes), ...(given.errors ?? [])]
  if (errors.length > 0) return refusal(request, errors)
  c.capitalPrimesAge = capitalDesPrimes(
    primes.map(({ prime }) => prime),
    c.rendement
  )
  computePension(c, lawSet.law)
  const plan = plans.applied(c, lawSet)
  const isUntold = (key: string) => commenceApres(c) && ROOM.includes(key)
  const lines = plans.explained(c, lawSet).filter(({ rule }) => !isUntold(rule))
  const gaps = namedGaps(plan)
  return {
    ok: true,
    answer: {
      id: rest.id,
      lawset: lawSetReference(lawSet, extrapolated),
      annees: { futures: c.anneesFutures, regle: c.anneesRegle },
      coefficient: c.coefficientPension / MILLIONTHS,
      ...(primes.length > 0 && {
        primes: changements(primes).map(({ age, prime }) => ({ age, prime: euros(prime) })),
      }),
      lignes: linesOf(PENSION_LINES, c, (key) => isUntold(key) || plan.isLeftOut(key)),
      hypotheses: hypothesesOf(c, primes, lines),
      ...(gaps.length > 0 && { gaps }),
      ...(explain && { explanation: lines }),
    },
  }
}

/** Who is given no pension of a company, or whose amounts are beyond what is reckoned exactly. */
function notCovered(
  computed: Computed,
  c: PensionSheet,
  primes: readonly PrimeAnnee[]
): ComputeError[] {
  const errors = tooEarly(computed, FIRST_PENSION_DAY)
  if (sheet.assujetti === 0 && sheet.dirigeant === 0)
    errors.push({ code: 'not_covered', path: 'package.computeModelConfig.employmentType' })
  const most = (amount: number, max: number, path: string) => {
    if (amount > max)
      errors.push({ code: 'out_of_range', path, params: { min: 0, max: euros(max), unit: 'EUR' } })
  }
  most(c.remunerationNormale, MOST_PAY, 'package.salaireBrut')
  most(c.primePension, MOST_PREMIUM, 'package.assuranceGroupe')
  most(Math.max(0, ...primes.map(({ prime }) => prime)), MOST_PREMIUM, TRANCHES)
  return errors
}

const TRANCHES = 'package.assuranceGroupeTranches'
const BIRTH = 'package.assuranceGroupeNaissance'
/** Of a premium that only begins later there is nothing that those to come follow in proportion. */
const ROOM: readonly string[] = ['primeMaximale', 'primeNonDeductible'] satisfies PensionField[]

/** A plan by age tells the year of birth: the age that is told is reached in this year, or was in the one before. */
function refuseOtherAge(c: PensionSheet, reached: number, given: Reading): void {
  const age = c.agePension - c.anneesFutures
  if (given.errors === undefined && age !== reached && age !== reached - 1)
    given.refuse('conflict', 'pension.age', { with: BIRTH })
}
