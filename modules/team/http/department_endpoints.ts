import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import type { Shape } from '#modules/shared/http/shapes'
import {
  departmentSchema,
  departmentsSchema,
  departmentValidator,
  locationSchema,
  locationsSchema,
  locationValidator,
  namedSchema,
  namesSchema,
  nameValidator,
  regimeValidator,
} from './department_validators.ts'

const departments = () => import('./departments_controller.ts')
const locations = () => import('./locations_controller.ts')
const centers = () => import('./cost_centers_controller.ts')

/** Departments, places of work and cost centres: all choose from them, administrators keep them. */
export const departmentEndpoints: Endpoint[] = [
  ...listEndpoints('/departments', departments, 'department', {
    one: departmentSchema,
    all: departmentsSchema,
    body: departmentValidator,
  }),
  ...listEndpoints('/contract-locations', locations, 'place of work', {
    one: locationSchema,
    all: locationsSchema,
    body: locationValidator,
  }),
  {
    method: 'PUT',
    path: '/contract-locations/:id/language-regime',
    handler: [locations, 'confirm'],
    audience: 'employer',
    // Who makes a contract there is asked; the list itself is the administrators'.
    can: 'team.write',
    summary: 'Say which language the law asks of what is signed at a place of work',
    body: regimeValidator,
    response: locationSchema,
  },
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
  { one, all, body }: Record<'one' | 'all', Shape> & Pick<Endpoint, 'body'>
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
