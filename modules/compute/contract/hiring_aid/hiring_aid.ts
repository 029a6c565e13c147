import { yearOf } from '../../engine/dates.ts'
import { euros } from '../../engine/money.ts'
import {
  computeEmbauche,
  EMBAUCHE_UNITS,
  EmbaucheSheet,
  LIGNES_EMBAUCHE,
} from '../../embauche/index.ts'
import { Sheet } from '../../rules/index.ts'
import { askedBeside, tooEarly } from '../beside/asked.ts'
import { FIRST_HIRING_DAY } from '../beside/first_days.ts'
import { PlansBeside } from '../beside/plans.ts'
import { wholeLaw } from '../beside/whole_law.ts'
import { lawSetReference, moreOn } from '../compute.ts'
import { refusal, type Computed } from '../compute_sheet.ts'
import type { ComputeError } from '../types.ts'
import { hypothesesOf } from './hypotheses.ts'
import { fromPayslip, readEmbauche } from './read_embauche.ts'
import { HIRING_AID_LINES, type HiringAidLine, type HiringAidResult } from './types.ts'

const sheet = new Sheet()
const more = moreOn(sheet)
const plans = new PlansBeside(LIGNES_EMBAUCHE, new EmbaucheSheet(), EMBAUCHE_UNITS)

/**
 * What an employer is given for who is hired, in the first twelve months: reductions of the regions, allowances that are
 * taken off the net pay, withholding tax that is not paid over (see `HiringAidRequest` for shapes and units).
 * @returns the answer, or every reason why the request is refused; it never throws on bad input
 */
export function hiringAid(request: unknown): HiringAidResult {
  const asked = askedBeside(sheet, more, request, ['embauche'])
  if (!asked.ok) return asked
  const { rest, given, computed } = asked
  const { read, reading } = computed
  const c = new EmbaucheSheet()
  readEmbauche(asked.told.embauche, c, given)
  const errors = [...notCovered(computed, c), ...(given.errors ?? [])]
  if (errors.length > 0) return refusal(request, errors)
  const lawSet = wholeLaw(read.lawSet)
  const { law } = lawSet
  fromPayslip(sheet, law, c)
  computeEmbauche(c, law)
  const lines = plans.explained(c, lawSet)
  return {
    ok: true,
    answer: {
      id: rest.id,
      lawset: lawSetReference(lawSet, read.extrapolated),
      lignes: Object.fromEntries(HIRING_AID_LINES.map((key) => [key, euros(c[key])])) as Record<
        HiringAidLine,
        number
      >,
      hypotheses: hypothesesOf(c, law, yearOf(reading.date), lines),
      ...(read.explain && { explanation: lines }),
    },
  }
}

/** Only who bears ordinary contributions is hired so; a worker has one target-group reduction. */
function notCovered(computed: Computed, c: EmbaucheSheet): ComputeError[] {
  const errors = tooEarly(computed, FIRST_HIRING_DAY)
  if (sheet.assujetti === 0)
    errors.push({ code: 'not_covered', path: 'package.computeModelConfig.employmentType' })
  if (sheet.rangEngagement > 0 && c.age > 0 && c.regionTravail > 0)
    errors.push({
      code: 'conflict',
      path: 'embauche.regionTravail',
      params: { with: 'package.rangEngagement' },
    })
  return errors
}
