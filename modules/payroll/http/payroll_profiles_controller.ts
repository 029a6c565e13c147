import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import {
  CreatePayrollProfile,
  RemovePayrollProfile,
  UpdatePayrollProfile,
} from '../actions/save_payroll_profile.ts'
import { unready, type PayrollProfile } from '../domain/payroll_layout.ts'
import { SHIPPED_PROFILES } from '../domain/shipped_profiles.ts'
import { payrollElements } from '../queries/payroll_elements.ts'
import { payrollProfiles } from '../queries/payroll_profiles.ts'
import type {
  payrollElementsSchema,
  payrollProfileSchema,
  payrollProfilesSchema,
} from './schemas.ts'
import { createPayrollProfileValidator, updatePayrollProfileValidator } from './validators.ts'

/** How the files of payroll providers are written: those that come with the product, and the company’s own. */
export default class PayrollProfilesController {
  async index({ scope }: HttpContext): Promise<Answer<typeof payrollProfilesSchema>> {
    const own = await payrollProfiles(scope)
    return { data: [...SHIPPED_PROFILES, ...own].map(shown) }
  }

  async elements({ scope }: HttpContext): Promise<Answer<typeof payrollElementsSchema>> {
    return { data: await payrollElements(scope) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createPayrollProfileValidator)
    return response.created(shown(unwrap(await CreatePayrollProfile.handle(scope, input))))
  }

  async update({ params, request, scope }: HttpContext) {
    const id = paramId(params)
    const input = await request.validateUsing(updatePayrollProfileValidator)
    return shown(unwrap(await UpdatePayrollProfile.handle(scope, id, input)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemovePayrollProfile.handle(scope, id))
    return { id }
  }
}

function shown(
  profile: PayrollProfile & { version?: number }
): Answer<typeof payrollProfileSchema> {
  const { id, name, layout, version = null } = profile
  return {
    id,
    name,
    layout,
    isShipped: version === null,
    isReady: unready(layout) === null,
    version,
  }
}
