import {
  FIELDS_OF,
  type BenefitField,
  type BenefitFields,
  type BenefitKind,
} from './benefit_kinds.ts'

/** The fields of its kind in which a benefit differs from what it was. */
export function changedFields(
  kind: BenefitKind,
  before: BenefitFields,
  after: BenefitFields
): BenefitField[] {
  return FIELDS_OF[kind].filter((field) => before[field] !== after[field])
}
