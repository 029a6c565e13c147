import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { commissionsSchema, selectionSchema, viewSchema, viewsSchema } from './schemas.ts'
import {
  duplicateValidator,
  exportPackagesValidator,
  selectionValidator,
  viewValidator,
} from './validators.ts'

const list = () => import('./package_list_controller.ts')
const views = () => import('./package_views_controller.ts')

/** Many packages at once, and the views a person has saved. They stand before `/packages/:id`. */
export const listEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/packages/commissions',
    handler: [list, 'commissions'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'The joint committees that packages are under',
    response: commissionsSchema,
  },
  {
    method: 'GET',
    path: '/packages/csv',
    handler: [list, 'csv'],
    heavy: true,
    audience: 'employer',
    can: 'packages.read',
    summary: 'Packages of a filter or a selection, as CSV',
    query: exportPackagesValidator,
    response: 'text/csv',
  },
  {
    method: 'GET',
    path: '/packages/xlsx',
    handler: [list, 'xlsx'],
    heavy: true,
    audience: 'employer',
    can: 'packages.read',
    summary: 'Packages of a filter or a selection, as an Excel file',
    query: exportPackagesValidator,
    response: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  {
    method: 'POST',
    path: '/packages/archive',
    handler: [list, 'archive'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Put packages aside',
    body: selectionValidator,
    response: selectionSchema,
  },
  {
    method: 'POST',
    path: '/packages/archive/false',
    handler: [list, 'unarchive'],
    audience: 'employer',
    can: 'packages.write',
    summary: 'Put packages back among the others',
    body: selectionValidator,
    response: selectionSchema,
  },
  {
    method: 'POST',
    path: '/packages/duplicate',
    handler: [list, 'duplicate'],
    heavy: true,
    audience: 'employer',
    can: 'packages.write',
    summary: 'Copy packages with their figures',
    body: duplicateValidator,
    status: 201,
    response: selectionSchema,
  },
  {
    method: 'GET',
    path: '/package-views',
    handler: [views, 'index'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'The views of the list that one has saved',
    response: viewsSchema,
  },
  {
    method: 'POST',
    path: '/package-views',
    handler: [views, 'store'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'Save a view of the list under a name',
    body: viewValidator,
    status: 201,
    response: viewSchema,
  },
  {
    method: 'DELETE',
    path: '/package-views/:id',
    handler: [views, 'destroy'],
    audience: 'employer',
    can: 'packages.read',
    summary: 'Forget a saved view',
    response: removedSchema,
  },
]
