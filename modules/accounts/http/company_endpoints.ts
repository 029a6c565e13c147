import type { Endpoint } from '#modules/shared/http/endpoint'
import { shownPictureValidator } from '#modules/shared/http/picture_endpoints'
import { LOGO } from '../domain/logo.ts'
import { updateCompanyValidator } from './company_validators.ts'
import { companySchema, demoResetSchema } from './schemas.ts'

const company = () => import('./company_controller.ts')
const logo = () => import('./logo_controller.ts')
const demo = () => import('./demo_controller.ts')

/** What the settings say of the company. */
export const companyEndpoints: Endpoint[] = [
  {
    method: 'PUT',
    path: '/company',
    handler: [company, 'update'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Change the company; refused when it changed since it was read',
    body: updateCompanyValidator,
    response: companySchema,
  },
  {
    method: 'PUT',
    path: '/company/logo',
    handler: [logo, 'update'],
    audience: 'employer',
    can: 'company.write',
    waits: true,
    summary: 'Give the company a logo: the body is a PNG, JPEG or SVG of at most 512 kB',
    bytes: LOGO,
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/company/logo',
    handler: [logo, 'destroy'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Take the logo away',
    status: 204,
  },
  {
    method: 'GET',
    path: '/out/company/logo',
    handler: [logo, 'show'],
    audience: 'public',
    waits: true,
    summary: 'The logo of the company at this address',
    query: shownPictureValidator,
    response: ['image/png', 'image/jpeg', 'image/svg+xml'],
  },
  {
    method: 'POST',
    path: '/company/demo-reset',
    handler: [demo, 'store'],
    audience: 'employer',
    can: 'company.write',
    summary: 'Put a demo company back to what it started with; refused for any other company',
    status: 202,
    response: demoResetSchema,
  },
  {
    method: 'GET',
    path: '/company/demo-reset',
    handler: [demo, 'show'],
    audience: 'employer',
    can: 'company.write',
    summary: 'How far the newest reset of a demo company is; null when there was none',
    response: demoResetSchema,
  },
]
