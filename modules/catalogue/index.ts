import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import { searchBenefits } from './queries/search_benefits.ts'

export const manifest: Manifest = {
  name: 'catalogue',
  endpoints,
  search: [searchBenefits],
}

export {
  BENEFIT_KINDS,
  BLANK,
  FIELDS_OF,
  type BenefitField,
  type BenefitFields,
  type BenefitKind,
} from './domain/benefit_kinds.ts'
export { NAME_COLUMNS, renamedIn, type NameColumn } from './domain/benefit_names.ts'
export { benefitProblems } from './domain/benefit_problems.ts'
export { changedFields } from './domain/changed_fields.ts'
export { checkBenefit, ofItsKind } from './domain/check_benefit.ts'
export { CreateBenefit, type CreateBenefitInput } from './actions/create_benefit.ts'
export { UndoBenefits } from './actions/undo_benefits.ts'
export { WriteBenefits, type BenefitWrite, type BenefitWritten } from './actions/write_benefits.ts'
export { benefitPhotos, type BenefitPhoto } from './queries/benefit_photos.ts'
export { findOfferedBenefit } from './queries/find_offered_benefit.ts'
export { knownBenefits, lockBenefits, type KnownBenefit } from './queries/known_benefits.ts'
export { offeredBenefits } from './queries/offered_benefits.ts'
export { findSettings, type BenefitSettings } from './queries/find_settings.ts'
