import type { HttpContext } from '@adonisjs/core/http'
import { ArchivePackages } from '../actions/archive_packages.ts'
import { DuplicatePackages } from '../actions/duplicate_packages.ts'
import { packagesCsv, packagesXlsx } from '../documents/package_sheet.ts'
import { exportPackages } from '../queries/export_packages.ts'
import { listUsedCommissions } from '../queries/list_packages.ts'
import { duplicateValidator, exportPackagesValidator, selectionValidator } from './validators.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What is done with many packages at once. */
export default class PackageListController {
  async commissions({ scope }: HttpContext) {
    return { data: await listUsedCommissions(scope) }
  }

  async archive({ request, scope }: HttpContext) {
    const { ids } = await request.validateUsing(selectionValidator)
    return { ids: await ArchivePackages.handle(scope, ids, true) }
  }

  async unarchive({ request, scope }: HttpContext) {
    const { ids } = await request.validateUsing(selectionValidator)
    return { ids: await ArchivePackages.handle(scope, ids, false) }
  }

  async duplicate({ request, response, scope, i18n }: HttpContext) {
    const { copies } = await request.validateUsing(duplicateValidator)
    const nameOf = (name: string) => i18n.t('package_list.copyOf', { name })
    return response.created({ ids: await DuplicatePackages.handle(scope, copies, nameOf) })
  }

  async csv({ request, response, scope }: HttpContext) {
    const { language = scope.locale, ...filter } = await request.validateUsing(
      exportPackagesValidator,
      { data: request.qs() }
    )
    return file(response, 'csv', packagesCsv(await exportPackages(scope, filter), language))
  }

  async xlsx({ request, response, scope }: HttpContext) {
    const { language = scope.locale, ...filter } = await request.validateUsing(
      exportPackagesValidator,
      { data: request.qs() }
    )
    return file(response, 'xlsx', await packagesXlsx(await exportPackages(scope, filter), language))
  }
}

function file(response: HttpContext['response'], kind: 'csv' | 'xlsx', content: string | Buffer) {
  response.header('content-type', kind === 'csv' ? 'text/csv; charset=utf-8' : XLSX)
  response.header('content-disposition', `attachment; filename="packages.${kind}"`)
  response.header('cache-control', 'private, no-store')
  return response.send(content)
}
