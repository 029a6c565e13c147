import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Package from '../models/package.ts'
import PackagePrint from '../models/package_print.ts'

/** One package of the company; another company's id is as unknown as one that never was. */
export async function findPackage(_scope: Scope, id: string): Promise<Result<Package>> {
  const row = await Package.find(id)
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** One print of the company. */
export async function findPrint(_scope: Scope, id: string): Promise<Result<PackagePrint>> {
  const row = await PackagePrint.find(id)
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/** Where the PDF of a print lies and what a person calls it; refused while it is not ready. */
export async function findPrintedFile(
  scope: Scope,
  id: string
): Promise<Result<{ fileKey: string; name: string }>> {
  const print = await findPrint(scope, id)
  if (!print.ok) return print
  if (!print.value.fileKey) return fail('E_NOT_READY')
  const { nomFonction } = await Package.findOrFail(print.value.packageId)
  return ok({ fileKey: print.value.fileKey, name: nomFonction })
}
