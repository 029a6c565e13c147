import type { HttpContext } from '@adonisjs/core/http'
import { answerExport } from '#modules/shared/exports/answer_export'
import type { ExportFormat } from '#modules/shared/exports/send_file'
import { ArchivePackages } from '../actions/archive_packages.ts'
import { DuplicatePackages } from '../actions/duplicate_packages.ts'
import { packagesExport } from '../documents/package_sheet.ts'
import { listUsedCommissions } from '../queries/list_packages.ts'
import { duplicateValidator, exportPackagesValidator, selectionValidator } from './validators.ts'

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

  csv(ctx: HttpContext) {
    return file(ctx, 'csv')
  }

  xlsx(ctx: HttpContext) {
    return file(ctx, 'xlsx')
  }
}

async function file(ctx: HttpContext, format: ExportFormat): Promise<void> {
  const { language, ...filter } = await ctx.request.validateUsing(exportPackagesValidator, {
    data: ctx.request.qs(),
  })
  return answerExport(ctx, packagesExport, format, filter, language)
}
