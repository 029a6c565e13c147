import { BenefitSettingSchema } from '#database/schema'
import type { OfferedBenefit } from '../domain/benefit_kinds.ts'

/** What packages offer of the catalogue, and the company's rules for the mobility budget: one row a company. */
export default class BenefitSetting extends BenefitSettingSchema {
  declare shown: OfferedBenefit[]
  declare piliers: (1 | 2 | 3)[]
}
