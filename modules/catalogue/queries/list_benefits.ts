import type { Scope } from '#modules/shared/tenancy/scope'
import Benefit from '../models/benefit.ts'

/** The whole catalogue, list by list in the company's order, archived benefits among them. */
export function listBenefits(_scope: Scope): Promise<Benefit[]> {
  return Benefit.query().orderBy('kind').orderBy('position').orderBy('id')
}
