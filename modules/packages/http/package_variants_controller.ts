import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { fail, ok, unwrap } from '#modules/shared/result'
import { AddVariant } from '../actions/add_variant.ts'
import { RenameVariant } from '../actions/rename_variant.ts'
import { listVariants, rootOf } from '../queries/list_variants.ts'
import { addVariantValidator, nameVariantValidator } from './validators.ts'

/** A package beside its variants. */
export default class PackageVariantsController {
  async index({ params, scope }: HttpContext) {
    const root = await rootOf(scope, paramId(params))
    const known = unwrap(root === null ? fail('E_NOT_FOUND') : ok(root))
    return { data: await listVariants(scope, known) }
  }

  async store({ params, request, response, scope }: HttpContext) {
    const { id } = await request.validateUsing(addVariantValidator)
    const root = unwrap(await AddVariant.handle(scope, { id, of: paramId(params) }))
    return response.created({ data: await listVariants(scope, root) })
  }

  async rename({ params, request, scope }: HttpContext) {
    const { name } = await request.validateUsing(nameVariantValidator)
    const root = unwrap(await RenameVariant.handle(scope, { id: paramId(params), name }))
    return { data: await listVariants(scope, root) }
  }
}
