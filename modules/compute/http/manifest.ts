import type { Manifest } from '#modules/shared/http/endpoint'
import {
  HOURS_REQUEST_SCHEMA,
  NOTICE_REQUEST_SCHEMA,
  CAR_COST_REQUEST_SCHEMA,
  DIRECTOR_REQUEST_SCHEMA,
  HIRING_AID_REQUEST_SCHEMA,
  PENSION_REQUEST_SCHEMA,
  REQUEST_SCHEMA,
  YEAR_TAX_REQUEST_SCHEMA,
} from '../pure.ts'
import {
  answerShape,
  benefitDefinitionsShape,
  hoursShape,
  noticeShape,
  carCostShape,
  directorShape,
  hiringAidShape,
  pensionShape,
  yearTaxShape,
} from './shapes.ts'

/** Stateless computing: nothing is read from the database and nothing is written. */
export const manifest: Manifest = {
  name: 'compute',
  endpoints: [
    {
      method: 'POST',
      path: '/compute',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'store'],
      audience: 'employer',
      can: 'compute',
      summary: 'Compute a package: employer cost, gross and net, line by line',
      body: REQUEST_SCHEMA,
      response: answerShape,
    },
    {
      method: 'POST',
      path: '/compute/year-tax',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'yearTax'],
      audience: 'employer',
      can: 'compute',
      summary:
        'The income tax of the year beside what is withheld: balance, and what is left of the gross pay',
      body: YEAR_TAX_REQUEST_SCHEMA,
      response: yearTaxShape,
    },
    {
      method: 'POST',
      path: '/compute/hours',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'hours'],
      audience: 'employer',
      can: 'compute',
      summary:
        'What overtime, nights, shifts and Sundays of a month pay, leave of it and cost, with the tax reliefs',
      body: HOURS_REQUEST_SCHEMA,
      response: hoursShape,
    },
    {
      method: 'POST',
      path: '/compute/notice',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'notice'],
      audience: 'employer',
      can: 'compute',
      summary:
        'What a dismissal takes: weeks of notice, its days, and the cost, worked or paid, with the holiday pay on leaving',
      body: NOTICE_REQUEST_SCHEMA,
      response: noticeShape,
    },
    {
      method: 'POST',
      path: '/compute/car-cost',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'carCost'],
      audience: 'employer',
      can: 'compute',
      summary:
        'What a company car costs over five years, and what the worker has of it, of a mobility budget or of pay at that cost',
      body: CAR_COST_REQUEST_SCHEMA,
      response: carCostShape,
    },
    {
      method: 'POST',
      path: '/compute/hiring-aid',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'hiringAid'],
      audience: 'employer',
      can: 'compute',
      summary:
        'What an employer is given for who is hired: reductions of the regions, allowances, withholding that is not paid over',
      body: HIRING_AID_REQUEST_SCHEMA,
      response: hiringAidShape,
    },
    {
      method: 'POST',
      path: '/compute/director',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'director'],
      audience: 'employer',
      can: 'compute',
      summary:
        'A director’s year: contributions of the self-employed, tax, what is left, the cost to the company and its own tax',
      body: DIRECTOR_REQUEST_SCHEMA,
      response: directorShape,
    },
    {
      method: 'POST',
      path: '/compute/pension',
      long: true,
      handler: [() => import('./compute_controller.ts'), 'pension'],
      audience: 'employer',
      can: 'compute',
      summary:
        'What a group insurance or individual commitment builds: limit of 80 %, room, projection, Wijninckx contribution',
      body: PENSION_REQUEST_SCHEMA,
      response: pensionShape,
    },
    {
      method: 'GET',
      path: '/benefit-definitions',
      handler: [() => import('./benefit_definitions_controller.ts'), 'index'],
      audience: 'public',
      evenDisabled: true,
      summary:
        'Every benefit that a package may hold: names, fields with their schema, lines, who may have it',
      response: benefitDefinitionsShape,
    },
  ],
}
