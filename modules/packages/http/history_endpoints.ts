import type { Endpoint } from '#modules/shared/http/endpoint'
import {
  cashFlowSchema,
  PACKAGE_NAMES,
  packageSchema,
  variantsSchema,
  versionsSchema,
} from './schemas.ts'
import {
  addVariantValidator,
  cashFlowValidator,
  linkWorkerValidator,
  nameVariantValidator,
  restoreVersionValidator,
} from './validators.ts'

const history = () => import('./package_history_controller.ts')
const variants = () => import('./package_variants_controller.ts')

/** One package over time, and beside its variants. */
export const historyEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/packages/:id/versions',
    handler: [history, 'index'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'Every version of a package, with what it changed and who saved it',
    response: versionsSchema,
  },
  {
    method: 'POST',
    path: '/packages/:id/versions/:version/restoration',
    handler: [history, 'restore'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Make an earlier version the present one',
    body: restoreVersionValidator,
    response: packageSchema,
  },
  {
    method: 'PUT',
    path: '/packages/:id/simulation-worker',
    handler: [history, 'link'],
    audience: 'employer',
    can: 'packages.write',
    summary:
      'Say for whom a package is simulated, or for no one; with their civil situation, if wanted',
    body: linkWorkerValidator,
    response: packageSchema,
  },
  {
    method: 'GET',
    path: '/packages/:id/variants',
    handler: [variants, 'index'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'A package and its variants, A first; asked by the id of any of them',
    response: variantsSchema,
  },
  {
    method: 'POST',
    path: '/packages/:id/variants',
    handler: [variants, 'store'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Copy a package, or one of its variants, as another variant of it',
    body: addVariantValidator,
    status: 201,
    response: variantsSchema,
  },
  {
    method: 'PUT',
    path: '/packages/:id/variant-name',
    handler: [variants, 'rename'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Name a variant of a package beside its letter; null for the letter alone',
    body: nameVariantValidator,
    response: variantsSchema,
  },
  {
    method: 'POST',
    path: '/packages/:id/cash-flow',
    long: true,
    handler: [history, 'cashFlow'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'The cost of the coming twelve months, by month and kind',
    body: cashFlowValidator,
    ignores: PACKAGE_NAMES,
    response: cashFlowSchema,
  },
]
