import type { Manifest } from '#modules/shared/http/endpoint'
import { departmentEndpoints } from './http/department_endpoints.ts'
import { listWorkersValidator, workerPageSchema } from './http/validators.ts'

export const manifest: Manifest = {
  name: 'team',
  endpoints: [
    {
      method: 'GET',
      path: '/workers',
      handler: [() => import('./http/workers_controller.ts'), 'index'],
      audience: 'employer',
      can: 'team.read',
      summary: 'Workers by name',
      query: listWorkersValidator,
      response: workerPageSchema,
    },
    ...departmentEndpoints,
  ],
}

export { visibleWorkers } from './queries/visible_workers.ts'
