import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  createSacrificeValidator,
  listSacrificesValidator,
  sacrificePageSchema,
  sacrificeSchema,
  sacrificeStatusValidator,
  simulateSacrificeValidator,
  simulationSchema,
  updateSacrificeValidator,
} from './sacrifice_validators.ts'

const sacrifices = () => import('./sacrifices_controller.ts')

/** Pay that workers give up for a benefit. */
export const sacrificeEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/salary-sacrifices',
    handler: [sacrifices, 'index'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'Exchanges of pay for a benefit, last changed first',
    query: listSacrificesValidator,
    response: sacrificePageSchema,
  },
  {
    method: 'POST',
    path: '/salary-sacrifices',
    handler: [sacrifices, 'store'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Compute an exchange and keep it as a draft',
    body: createSacrificeValidator,
    status: 201,
    response: sacrificeSchema,
  },
  {
    method: 'POST',
    path: '/salary-sacrifices/simulation',
    handler: [sacrifices, 'simulate'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'What an exchange would do; writes nothing',
    body: simulateSacrificeValidator,
    response: simulationSchema,
  },
  {
    method: 'PUT',
    path: '/salary-sacrifices/:id',
    handler: [sacrifices, 'update'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Change and recompute a draft',
    body: updateSacrificeValidator,
    response: sacrificeSchema,
  },
  {
    method: 'PUT',
    path: '/salary-sacrifices/:id/status',
    handler: [sacrifices, 'setStatus'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Propose an exchange, note the answer, or take it back',
    body: sacrificeStatusValidator,
    response: sacrificeSchema,
  },
  {
    method: 'DELETE',
    path: '/salary-sacrifices/:id',
    handler: [sacrifices, 'destroy'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Remove an exchange that was not agreed',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/out/sacrifice/:id',
    handler: [sacrifices, 'show'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'One exchange with the worker and both packages, before and after',
    response: sacrificeSchema,
  },
]
