import { renamedIn } from './benefit_names.ts'
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
  return FIELDS_OF[kind].filter((field) =>
    field === 'translations'
      ? renamedIn(before.translations, after.translations).length > 0
      : before[field] !== after[field]
  )
}
