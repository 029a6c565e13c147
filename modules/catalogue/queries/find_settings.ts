import type { Scope } from '#modules/shared/tenancy/scope'
import { FLEX_BENEFITS, type FlexBenefit } from '#modules/compute/pure'
import BenefitSetting from '../models/benefit_setting.ts'

/** What packages offer, and the company's rules for the mobility budget. */
export interface BenefitSettings {
  /** The benefits that packages offer, in the order in which they show them. */
  shown: FlexBenefit[]
  /** EUR a year; null where only the law sets a bound. */
  budgetMobiliteMinimum: number | null
  budgetMobiliteMaximum: number | null
  piliers: (1 | 2 | 3)[]
  /** 0 until anything was set. */
  version: number
}

/** The company's settings; a company that set none offers everything the law knows. */
export async function findSettings(_scope: Scope): Promise<BenefitSettings> {
  const row = await BenefitSetting.query().first()
  if (!row)
    return {
      shown: [...FLEX_BENEFITS],
      budgetMobiliteMinimum: null,
      budgetMobiliteMaximum: null,
      piliers: [1, 2, 3],
      version: 0,
    }
  const euros = (value: string | null) => (value === null ? null : Number(value))
  return {
    shown: row.shown,
    budgetMobiliteMinimum: euros(row.budgetMobiliteMinimum),
    budgetMobiliteMaximum: euros(row.budgetMobiliteMaximum),
    piliers: row.piliers,
    version: row.version,
  }
}
