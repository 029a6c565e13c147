import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { findCompanyBrand, findUserName } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { pictureOf } from '#modules/shared/documents/picture'
import { renderDocument } from '#modules/shared/documents/render_document'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { packageDocument } from '../documents/package_document.ts'
import { flexReach } from '../domain/flex_reach.ts'
import Package from '../models/package.ts'
import PackagePrint from '../models/package_print.ts'
import { linkedWorkers, workerOf } from '../queries/linked_workers.ts'

/** A page takes a tenth of a second; a template that hangs is killed. */
const TIMEOUT_MS = 20_000

/**
 * Makes the PDF of a print and keeps it under the company's own folder. A print that is ready is left
 * alone; one whose package was removed meanwhile is gone with it.
 */
export class RenderPrint {
  static async handle(
    scope: Scope,
    { printId, workerId }: { printId: string; workerId?: string | null }
  ): Promise<void> {
    const print = await PackagePrint.query().where('id', printId).forUpdate().first()
    if (!print || print.fileKey) return
    const pack = await Package.findOrFail(print.packageId)
    const { brand, company } = await findCompanyBrand(scope)
    const worker = workerOf(pack, await linkedWorkers(scope, [pack]))
    const sheet = packageDocument({
      pack: { ...printed(pack), workerName: worker?.id === workerId ? worker?.displayName : null },
      company: {
        name: company.name,
        mainColor: company.mainColor,
        logo: brand.logo ? pictureOf(brand.logo, company.name) : undefined,
        ...pack.company,
      },
      language: print.language as Locale,
      requestedBy: print.requestedBy && (await findUserName(scope, print.requestedBy)),
      // The day it was asked for: a second attempt gives the same bytes.
      date: print.createdAt.setZone('Europe/Brussels').toISODate()!,
    })
    const fileKey = `company/${scope.companyId}/prints/${print.id}.pdf`
    await drive
      .use()
      .put(fileKey, await renderDocument('package', sheet, { timeoutMs: TIMEOUT_MS }))
    await print
      .merge({ fileKey, status: 'ready', failure: null, finishedAt: DateTime.now() })
      .save()
    await record(scope, 'package.printed', { type: 'package', id: pack.id }, { print: print.id })
  }
}

function printed(pack: Package) {
  const { id, nomFonction, packageType, packageCategory, worker, compute, lawset, gaps } = pack
  const asked = { packageType, date: pack.date.toISODate()!, worker, package: pack.package, lawset }
  const flex = flexReach({ ...asked, company: pack.company })
  return { ...asked, id, nomFonction, packageCategory, compute, gaps, flex }
}
