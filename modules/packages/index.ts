import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import { searchPackages } from './queries/search_packages.ts'

export const manifest: Manifest = {
  name: 'packages',
  endpoints,
  search: [searchPackages],
  jobs: () => import('./jobs/print_package.ts'),
}

export { visiblePackages } from './queries/visible_packages.ts'
export type { PackageInput } from './domain/package_input.ts'
export { CreatePackage, type CreatePackageInput } from './actions/create_package.ts'
