import type { Endpoint } from '#modules/shared/http/endpoint'
import { cashFlowSchema, PACKAGE_NAMES, packageSchema, versionsSchema } from './schemas.ts'
import { cashFlowValidator, linkWorkerValidator, restoreVersionValidator } from './validators.ts'

const history = () => import('./package_history_controller.ts')

/** One package over time. */
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
