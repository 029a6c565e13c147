import type { Endpoint } from '#modules/shared/http/endpoint'
import {
  arrivalValidator,
  changeCompanySchema,
  changeCompanyValidator,
  departureValidator,
  entryValidator,
  partnerCompaniesSchema,
} from './partner_validators.ts'
import { sessionSchema } from './schemas.ts'

const partner = () => import('./partner_controller.ts')

/** The companies of a partner, and the way from one to the next. */
export const partnerEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/partner/companies',
    handler: [partner, 'companies'],
    audience: 'employer',
    can: 'account.read',
    evenDisabled: true,
    summary: 'The companies of the signed-in person’s partner, by name; none for other users',
    response: partnerCompaniesSchema,
  },
  {
    method: 'POST',
    path: '/partner/change-company',
    handler: [partner, 'change'],
    audience: 'employer',
    can: 'account.write',
    evenDisabled: true,
    summary: 'Change to another company of the partner: the address a browser is to open',
    body: changeCompanyValidator,
    response: changeCompanySchema,
  },
  {
    method: 'GET',
    path: '/partner/departure',
    handler: [partner, 'depart'],
    audience: 'employer',
    can: 'account.write',
    evenDisabled: true,
    summary: 'Leave for the company chosen just before, with a ticket for this browser',
    query: departureValidator,
    status: 303,
  },
  {
    method: 'GET',
    path: '/out/partner/door',
    handler: [partner, 'bind'],
    audience: 'public',
    summary: 'Where a browser on its way to this company gets the proof that it is the same one',
    query: entryValidator,
    status: 303,
  },
  {
    method: 'POST',
    path: '/partner/arrival',
    handler: [partner, 'arrive'],
    audience: 'public',
    summary: 'Enter this company with the ticket of another one of the partner, once',
    body: arrivalValidator,
    response: sessionSchema,
  },
]
