import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { RemoveAddress } from '../actions/remove_address.ts'
import { SaveAddress } from '../actions/save_address.ts'
import CompanyAddress from '../models/company_address.ts'
import { addressValidator } from './address_validators.ts'
import type { addressSchema } from './address_validators.ts'

/** The company's addresses beside its seat. */
export default class AddressesController {
  async index() {
    const addresses = await CompanyAddress.query().orderBy('name').orderBy('id')
    return { data: addresses.map(toAddress) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(addressValidator)
    return response.created(toAddress(unwrap(await SaveAddress.handle(scope, input))))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(addressValidator)
    return toAddress(unwrap(await SaveAddress.handle(scope, input, paramId(params))))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemoveAddress.handle(scope, id))
    return { id }
  }
}

function toAddress({
  id,
  kind,
  name,
  street,
  postalCode,
  city,
}: CompanyAddress): Answer<typeof addressSchema> {
  return { id, kind, name, street, postalCode, city }
}
