import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'
import PackagePrint from '../models/package_print.ts'
import { visiblePackages } from './visible_packages.ts'

/** One package of the company; another company's id is as unknown as one that never was. */
export async function findPackage(scope: Scope, id: string): Promise<Result<Package>> {
  const row = await visiblePackages(scope).where('id', id).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** One print of the company. */
export async function findPrint(scope: Scope, id: string): Promise<Result<PackagePrint>> {
  const row = await PackagePrint.find(id)
  if (!row || !(await findPackage(scope, row.packageId)).ok) return fail('E_NOT_FOUND')
  return ok(row)
}

/** Where the PDF of a print lies and what a person calls it; refused while it is not ready. */
export async function findPrintedFile(
  scope: Scope,
  id: string
): Promise<Result<{ fileKey: string; name: string }>> {
  const print = await findPrint(scope, id)
  if (!print.ok) return print
  if (!print.value.fileKey) return fail('E_NOT_READY')
  const pack = await findPackage(scope, print.value.packageId)
  return pack.ok ? ok({ fileKey: print.value.fileKey, name: pack.value.nomFonction }) : pack
}
