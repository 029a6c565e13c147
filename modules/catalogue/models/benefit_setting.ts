import { BenefitSettingSchema } from '#database/schema'
import type { FlexBenefit } from '#modules/compute/pure'

/** What packages offer of the catalogue, and the company's rules for the mobility budget: one row a company. */
export default class BenefitSetting extends BenefitSettingSchema {
  declare shown: FlexBenefit[]
  declare piliers: (1 | 2 | 3)[]
}
