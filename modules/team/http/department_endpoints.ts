import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  departmentSchema,
  departmentsSchema,
  departmentValidator,
  namedSchema,
  namesSchema,
  nameValidator,
} from './department_validators.ts'

const departments = () => import('./departments_controller.ts')
const locations = async () => ({
  default: (await import('./names_controller.ts')).ContractLocationsController,
})
const centers = async () => ({
  default: (await import('./names_controller.ts')).CostCentersController,
})

/** Departments, places of work and cost centres: all choose from them, administrators keep them. */
export const departmentEndpoints: Endpoint[] = [
  ...listEndpoints('/departments', departments, 'department', {
    one: departmentSchema,
    all: departmentsSchema,
    body: departmentValidator,
  }),
  ...listEndpoints('/contract-locations', locations, 'place of work', {
    one: namedSchema,
    all: namesSchema,
    body: nameValidator,
  }),
  ...listEndpoints('/cost-centers', centers, 'cost centre', {
    one: namedSchema,
    all: namesSchema,
    body: nameValidator,
  }),
]

function listEndpoints(
  path: string,
  controller: Endpoint['handler'][0],
  thing: string,
  { one, all, body }: Record<'one' | 'all' | 'body', Exclude<Endpoint['body'], undefined>>
): Endpoint[] {
  return [
    {
      method: 'GET',
      path,
      handler: [controller, 'index'],
      audience: 'employer',
      can: 'departments.read',
      summary: `Every ${thing}, by name`,
      response: all,
    },
    {
      method: 'POST',
      path,
      handler: [controller, 'store'],
      audience: 'employer',
      can: 'departments.write',
      summary: `Add a ${thing}`,
      body,
      status: 201,
      response: one,
    },
    {
      method: 'PUT',
      path: `${path}/:id`,
      handler: [controller, 'update'],
      audience: 'employer',
      can: 'departments.write',
      summary: `Change a ${thing}`,
      body,
      response: one,
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      handler: [controller, 'destroy'],
      audience: 'employer',
      can: 'departments.write',
      summary: `Remove a ${thing}`,
      response: removedSchema,
    },
  ]
}
