import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { ConfirmRegime } from '../actions/confirm_regime.ts'
import { RemoveName } from '../actions/remove_name.ts'
import { SaveLocation } from '../actions/save_location.ts'
import { suggestedRegime } from '../domain/language_regime.ts'
import type ContractLocation from '../models/contract_location.ts'
import { listLocations } from '../queries/list_locations.ts'
import { locationValidator, regimeValidator } from './department_validators.ts'
import type { locationSchema, locationsSchema } from './department_validators.ts'

/** The places at which a company works. */
export default class LocationsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof locationsSchema>> {
    return { data: (await listLocations(scope)).map(toLocation) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(locationValidator)
    return response.created(toLocation(unwrap(await SaveLocation.handle(scope, null, input))))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(locationValidator)
    return toLocation(unwrap(await SaveLocation.handle(scope, paramId(params), input)))
  }

  async confirm({ params, request, scope }: HttpContext) {
    const { languageRegime } = await request.validateUsing(regimeValidator)
    return toLocation(unwrap(await ConfirmRegime.handle(scope, paramId(params), languageRegime)))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await RemoveName.handle(scope, 'contract_location', paramId(params)))
  }
}

/** A place of work, with what its postal code suggests. */
function toLocation({
  id,
  name,
  street,
  postalCode,
  city,
  languageRegime,
}: ContractLocation): Answer<typeof locationSchema> {
  const suggested = suggestedRegime(postalCode)
  return {
    id,
    name,
    street,
    postalCode,
    city,
    languageRegime,
    suggestedRegime: suggested?.regime ?? null,
    facility: suggested?.facility ?? null,
  }
}
