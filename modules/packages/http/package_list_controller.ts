import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { answerExport } from '#modules/shared/exports/answer_export'
import type { ExportFormat } from '#modules/shared/exports/send_file'
import { chosenIds } from '#modules/shared/lists/chosen'
import { unwrap } from '#modules/shared/result'
import { derivedId } from '#modules/shared/values/derived_id'
import { ArchivePackages } from '../actions/archive_packages.ts'
import { DuplicatePackages } from '../actions/duplicate_packages.ts'
import { packagesExport } from '../documents/package_sheet.ts'
import { filteredPackages } from '../queries/filtered_packages.ts'
import { listUsedCommissions } from '../queries/list_packages.ts'
import { duplicateValidator, exportPackagesValidator, selectionValidator } from './validators.ts'

/** What is done with many packages at once. */
export default class PackageListController {
  async commissions({ scope }: HttpContext) {
    return { data: await listUsedCommissions(scope) }
  }

  archive(ctx: HttpContext) {
    return move(ctx, true)
  }

  unarchive(ctx: HttpContext) {
    return move(ctx, false)
  }

  async duplicate({ request, response, scope, i18n }: HttpContext) {
    const { copies, key, ...all } = await request.validateUsing(duplicateValidator)
    const chosen = { ...all, ids: copies?.map(({ of }) => of) }
    const { ids, next } = await chosenIds(scope, chosen, (filter) =>
      filteredPackages(scope, filter)
    )
    const asked =
      copies?.filter(({ of }) => ids.includes(of)) ??
      ids.map((of) => ({ id: derivedId(key!, of), of }))
    const nameOf = (name: string) => i18n.t('package_list.copyOf', { name })
    const made = await DuplicatePackages.handle(scope, asked, nameOf, explainIn(i18n))
    return response.created({ ids: unwrap(made), next })
  }

  csv(ctx: HttpContext) {
    return file(ctx, 'csv')
  }

  xlsx(ctx: HttpContext) {
    return file(ctx, 'xlsx')
  }
}

async function move({ request, scope }: HttpContext, archived: boolean) {
  const chosen = await request.validateUsing(selectionValidator)
  const { ids, next } = await chosenIds(scope, chosen, (filter) => filteredPackages(scope, filter))
  return { ids: await ArchivePackages.handle(scope, ids, archived), next }
}

async function file(ctx: HttpContext, format: ExportFormat): Promise<void> {
  const { language, ...filter } = await ctx.request.validateUsing(exportPackagesValidator, {
    data: ctx.request.qs(),
  })
  return answerExport(ctx, packagesExport, format, filter, language)
}
