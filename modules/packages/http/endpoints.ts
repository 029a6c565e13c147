import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { historyEndpoints } from './history_endpoints.ts'
import { listEndpoints } from './list_endpoints.ts'
import { modelConfigEndpoints } from './model_config_endpoints.ts'
import { printEndpoints } from './print_endpoints.ts'
import { sacrificeEndpoints } from './sacrifice_endpoints.ts'
import { carAtnsSchema, PACKAGE_NAMES, packagePageSchema, packageSchema } from './schemas.ts'
import {
  createPackageValidator,
  listPackagesValidator,
  updatePackageValidator,
} from './validators.ts'

const packages = () => import('./packages_controller.ts')
const carAtns = () => import('./car_atns_controller.ts')

/** Packages and their paper copies. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/packages',
    handler: [packages, 'index'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'Packages of a filter, last changed first unless told',
    query: listPackagesValidator,
    response: packagePageSchema,
  },
  {
    method: 'POST',
    path: '/packages',
    long: true,
    handler: [packages, 'store'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Compute and keep a package',
    body: createPackageValidator,
    ignores: PACKAGE_NAMES,
    status: 201,
    response: packageSchema,
  },
  ...modelConfigEndpoints,
  ...listEndpoints,
  ...historyEndpoints,
  ...sacrificeEndpoints,
  {
    method: 'GET',
    path: '/packages/:id',
    handler: [packages, 'show'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'One package with its figures',
    response: packageSchema,
  },
  {
    method: 'PUT',
    path: '/packages/:id',
    long: true,
    handler: [packages, 'update'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Change and recompute a package',
    body: updatePackageValidator,
    ignores: PACKAGE_NAMES,
    response: packageSchema,
  },
  {
    method: 'DELETE',
    path: '/packages/:id',
    handler: [packages, 'destroy'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Remove a package',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/out/packages/:id/car-atns',
    handler: [carAtns, 'show'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'The taxable benefit of each car a package offers, EUR a month, by its id',
    response: carAtnsSchema,
  },
  ...printEndpoints,
]
