import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import { searchPackages } from './queries/search_packages.ts'

export const manifest: Manifest = {
  name: 'packages',
  endpoints,
  search: [searchPackages],
  jobs: () => import('./jobs/print_package.ts'),
  mails: () => import('./mails/print_mail.ts'),
}

export { packagesExport } from './documents/package_sheet.ts'
export { visiblePackages } from './queries/visible_packages.ts'
export { packageHeadlines, type PackageHeadline } from './queries/package_headlines.ts'
export type { PackageInput } from './domain/package_input.ts'
export { AgreePackage, ReleasePackage } from './actions/agree_package.ts'
export { CopiesPaying, type CopiedPaying, type CopyPaying } from './actions/copies_paying.ts'
export { ContractPackage, type ContractPackageInput } from './actions/contract_package.ts'
export { ContractPackages } from './actions/contract_packages.ts'
export { CreatePackage, type CreatePackageInput } from './actions/create_package.ts'
export { CreateSacrifice } from './actions/save_sacrifice.ts'
export { SetSacrificeStatus } from './actions/set_sacrifice_status.ts'
export type { ReceivedKind } from '#modules/compute/pure'
export { DeletePackage } from './actions/delete_package.ts'
export { ofNobody, withoutPeople } from './domain/whose.ts'
export { OfferPackage, offeredTo } from './actions/offer_package.ts'
export { RewritePackage } from './actions/rewrite_package.ts'
export { toPackage } from './http/transformers.ts'
export { listModelConfigs } from './queries/list_model_configs.ts'
export { findSacrifice } from './queries/list_sacrifices.ts'
export { carAtnsSchema, packageSchema } from './http/schemas.ts'
export { PackageUse } from './ports/package_use.ts'
export {
  belowMinimum,
  frozenPackage,
  withQuestions,
  type FrozenPackage,
} from './queries/frozen_package.ts'
export { contentOf } from './queries/list_versions.ts'
export { candidateAttachment, candidatePart } from './documents/candidate_part.ts'
export { offeredPackage } from './documents/offered_package.ts'
export { payComputation } from './documents/pay_computation.ts'
export { payRows } from './documents/pay_rows.ts'
export type { PrintedCompany, PrintedPackage } from './documents/package_row.ts'
