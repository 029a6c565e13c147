import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  carriedSchema,
  elementPageSchema,
  elementSchema,
  kindSchema,
  kindsSchema,
  totalsSchema,
} from './schemas.ts'
import {
  createElementValidator,
  createKindValidator,
  listElementsValidator,
  monthValidator,
  updateElementValidator,
  updateKindValidator,
} from './validators.ts'

const elements = () => import('./pay_elements_controller.ts')
const kinds = () => import('./pay_element_kinds_controller.ts')
const reads = { audience: 'employer', can: 'pay-elements.read', feature: 'team' } as const
const writes = { audience: 'employer', can: 'pay-elements.write', feature: 'team' } as const

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/pay-element-kinds',
    handler: [kinds, 'index'],
    ...reads,
    summary: 'What of pay can happen in the company beside what is agreed, by code',
    response: kindsSchema,
  },
  {
    method: 'POST',
    path: '/pay-element-kinds',
    handler: [kinds, 'store'],
    ...writes,
    summary: 'Add a kind of pay element; its code and unit stay as they are',
    body: createKindValidator,
    status: 201,
    response: kindSchema,
  },
  {
    method: 'PUT',
    path: '/pay-element-kinds/:id',
    handler: [kinds, 'update'],
    ...writes,
    summary: 'Change what a kind of pay element is called, and whether it comes back each month',
    body: updateKindValidator,
    response: kindSchema,
  },
  {
    method: 'DELETE',
    path: '/pay-element-kinds/:id',
    handler: [kinds, 'destroy'],
    ...writes,
    summary: 'Remove a kind of pay element that nobody has anything of',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/pay-elements',
    handler: [elements, 'index'],
    ...reads,
    summary: 'The pay elements of a month, by person',
    query: listElementsValidator,
    response: elementPageSchema,
  },
  {
    method: 'GET',
    path: '/pay-elements/totals',
    handler: [elements, 'totals'],
    ...reads,
    summary: 'What all people have of each kind in a month',
    query: monthValidator,
    response: totalsSchema,
  },
  {
    method: 'POST',
    path: '/pay-elements',
    handler: [elements, 'store'],
    ...writes,
    summary: 'Say what a person had of a kind in a month: EUR, hours or days',
    body: createElementValidator,
    status: 201,
    response: elementSchema,
  },
  {
    method: 'POST',
    path: '/pay-elements/carry',
    handler: [elements, 'carry'],
    ...writes,
    summary:
      'Take over what comes back each month from the month before, where nothing is said yet',
    body: monthValidator,
    response: carriedSchema,
  },
  {
    method: 'PUT',
    path: '/pay-elements/:id',
    handler: [elements, 'update'],
    ...writes,
    summary: 'Change the amount of a pay element',
    body: updateElementValidator,
    response: elementSchema,
  },
  {
    method: 'DELETE',
    path: '/pay-elements/:id',
    handler: [elements, 'destroy'],
    ...writes,
    summary: 'Take a pay element away; payroll is told so where it was told of it',
    response: removedSchema,
  },
]
