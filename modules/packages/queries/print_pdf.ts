import { findCompanyBrand, findUserName } from '#modules/accounts/index'
import { pictureOf } from '#modules/shared/documents/picture'
import type { Sheet } from '#modules/shared/documents/sheet'
import { readPicture, type StoredPicture } from '#modules/shared/files/stored_picture'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { packageDocument, type PackageDocumentInput } from '../documents/package_document.ts'
import { answerAnew } from '../domain/answer_anew.ts'
import type Package from '../models/package.ts'
import PackagePrint from '../models/package_print.ts'
import { linkedWorkers, workerOf } from './linked_workers.ts'
import { visiblePackages } from './visible_packages.ts'

/** What a print is drawn from; its logo is not read yet. */
export interface PrintPdf {
  says: PackageDocumentInput
  logo: StoredPicture | null
}

/** The sheet that is drawn, with no unit of work open. */
export async function printSheet({ says, logo }: PrintPdf): Promise<Sheet> {
  const picture = await readPicture(logo)
  if (!picture) return packageDocument(says)
  const { company } = says
  return packageDocument({
    ...says,
    company: { ...company, logo: pictureOf(picture, company.name) },
  })
}

/**
 * Everything that a print says; null for one that is ready, and for one whose package was removed meanwhile, which is
 * gone with it.
 *
 * @param workerId the worker that the person who asked may see named
 */
export async function printPdf(
  scope: Scope,
  { printId, workerId }: { printId: string; workerId?: string | null }
): Promise<PrintPdf | null> {
  const print = await PackagePrint.find(printId)
  if (!print || print.fileKey) return null
  const pack = await visiblePackages(scope).where('id', print.packageId).firstOrFail()
  const { brand, company } = await findCompanyBrand(scope)
  const worker = workerOf(pack, await linkedWorkers(scope, [pack]))
  const says = {
    pack: { ...printed(pack), workerName: worker?.id === workerId ? worker?.displayName : null },
    company: { name: company.name, mainColor: company.mainColor, ...pack.company },
    language: print.language as Locale,
    requestedBy: print.requestedBy && (await findUserName(scope, print.requestedBy)),
    // The day it was asked for: a second attempt gives the same bytes.
    date: dayOf(print.createdAt),
  }
  return { says, logo: brand.logo }
}

function printed(pack: Package) {
  const { id, nomFonction, packageType, packageCategory, worker, compute, lawset, gaps } = pack
  const asked = { packageType, date: pack.date.toISODate()!, worker, package: pack.package, lawset }
  const { flex, questions } = answerAnew({ ...asked, company: pack.company }) ?? {}
  return {
    ...asked,
    id,
    nomFonction,
    packageCategory,
    pin: pack.pin,
    compute,
    gaps,
    flex,
    questions,
  }
}
