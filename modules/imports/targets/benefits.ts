import {
  knownBenefits,
  lockBenefits,
  UndoBenefits,
  WriteBenefits,
  type BenefitWritten,
} from '#modules/catalogue/index'
import { today } from '#modules/shared/values/days'
import type { ImportTarget } from '../domain/import_target.ts'
import { BENEFIT_FIELDS, benefitFields } from './benefit_fields.ts'
import { planBenefits } from './plan_benefits.ts'

/** Lists of the catalogue: a row a benefit, of the list that is said for all of them or in a column. */
export const benefitsTarget: ImportTarget = {
  right: 'benefits.write',
  // The catalogue is in every plan.
  feature: null,
  fields: BENEFIT_FIELDS,
  fieldsOf: benefitFields,
  needs: [['list'], ['description', 'id']],
  // A list that goes out, is edited and comes in again says with an empty cell that there is nothing.
  empty: 'CLEAR',

  async plan(scope, rows) {
    const { locale } = scope
    const plan = planBenefits(rows, await knownBenefits(scope), { date: today(), locale })
    return {
      rows: plan.rows,
      newNames: [],
      apply: (own): Promise<BenefitWritten[]> => WriteBenefits.handle(own, plan.writes),
    }
  },

  lock: lockBenefits,

  async undo(scope, applied) {
    await lockBenefits(scope)
    return UndoBenefits.handle(scope, applied as BenefitWritten[])
  },
}
