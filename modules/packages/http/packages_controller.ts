import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { CreatePackage } from '../actions/create_package.ts'
import { DeletePackage } from '../actions/delete_package.ts'
import { UpdatePackage } from '../actions/update_package.ts'
import { findPackage } from '../queries/find_package.ts'
import { listPackages } from '../queries/list_packages.ts'
import { linkedWorkers } from '../queries/linked_workers.ts'
import { shown } from './shown_package.ts'
import { toListedPackage } from './transformers.ts'
import {
  createPackageValidator,
  listPackagesValidator,
  updatePackageValidator,
} from './validators.ts'

export default class PackagesController {
  async index({ request, scope }: HttpContext) {
    const input = await request.validateUsing(listPackagesValidator, { data: request.qs() })
    const page = await listPackages(scope, input)
    const workers = await linkedWorkers(scope, page.rows)
    return toLongPage(page, (row) => toListedPackage(row, workers))
  }

  async show({ params, scope }: HttpContext) {
    return shown(scope, await findPackage(scope, paramId(params)))
  }

  async store({ request, response, scope, i18n }: HttpContext) {
    const input = await request.validateUsing(createPackageValidator)
    return response.created(
      await shown(scope, await CreatePackage.handle(scope, input, explainIn(i18n)))
    )
  }

  async update({ params, request, scope, i18n }: HttpContext) {
    const input = await request.validateUsing(updatePackageValidator)
    return shown(scope, await UpdatePackage.handle(scope, paramId(params), input, explainIn(i18n)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeletePackage.handle(scope, id))
    return { id }
  }
}
