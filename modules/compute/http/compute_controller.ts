import type { HttpContext } from '@adonisjs/core/http'
import {
  carCost,
  compute,
  director,
  hireForms,
  hiringAid,
  hoursPay,
  incompleteMonth,
  notice,
  pension,
  yearTax,
} from '../pure.ts'
import { answered } from './answered.ts'

export default class ComputeController {
  /** The request is the engine's own contract; its refusals become field problems, translated. */
  async store({ request, i18n }: HttpContext) {
    return answered(compute(request.body()), i18n)
  }

  /** The same with the household that is assessed: the income tax of the year. */
  async yearTax({ request, i18n }: HttpContext) {
    return answered(yearTax(request.body()), i18n)
  }

  /** The same with the hours of a month beside those that are agreed. */
  async hours({ request, i18n }: HttpContext) {
    return answered(hoursPay(request.body()), i18n)
  }

  /** The same with what its car costs beside: the years of the car, and what the worker has in its place. */
  async carCost({ request, i18n }: HttpContext) {
    return answered(carCost(request.body()), i18n)
  }

  /** The same with the contract that is ended: weeks of notice, days and cost. */
  async notice({ request, i18n }: HttpContext) {
    return answered(notice(request.body()), i18n)
  }

  /** The same with the household and the company of a director: the whole year of both. */
  async director({ request, i18n }: HttpContext) {
    return answered(director(request.body()), i18n)
  }

  /** The same with the plan of its group insurance: what it builds, and what may still be paid. */
  async pension({ request, i18n }: HttpContext) {
    return answered(pension(request.body()), i18n)
  }

  /** The same with who is hired: what the employer is given for them in the first year. */
  async hiringAid({ request, i18n }: HttpContext) {
    return answered(hiringAid(request.body()), i18n)
  }

  /** The same with what happens in the month of its date: a start, an end, absences. */
  async incompleteMonth({ request, i18n }: HttpContext) {
    return answered(incompleteMonth(request.body()), i18n)
  }

  /** The same with what is told of the person: the job as that of a student, a flexi-job, an apprentice and others. */
  async hireForms({ request, i18n }: HttpContext) {
    return answered(hireForms(request.body()), i18n)
  }
}
