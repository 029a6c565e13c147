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
  type BenefitFields,
  type BenefitKind,
} from './domain/benefit_kinds.ts'
export { CreateBenefit, type CreateBenefitInput } from './actions/create_benefit.ts'
export { benefitPhotos, type BenefitPhoto } from './queries/benefit_photos.ts'
export { findOfferedBenefit } from './queries/find_offered_benefit.ts'
export { offeredBenefits } from './queries/offered_benefits.ts'
export { findSettings, type BenefitSettings } from './queries/find_settings.ts'
