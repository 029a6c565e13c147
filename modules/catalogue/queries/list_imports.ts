import { findUserNames } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import BenefitImport from '../models/benefit_import.ts'

const SHOWN = 20

/** The last imports, newest first, each with the name of who made it. */
export async function listImports(
  scope: Scope
): Promise<{ row: BenefitImport; by: string | null }[]> {
  const rows = await BenefitImport.query()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
  return withNames(scope, rows)
}

/** Imports with the name of who made each. */
export async function withNames(scope: Scope, rows: BenefitImport[]) {
  const ids = rows.flatMap(({ createdBy }) => createdBy ?? [])
  const names = await findUserNames(scope, [...new Set(ids)])
  return rows.map((row) => ({
    row,
    by: names.find(({ id }) => id === row.createdBy)?.displayName ?? null,
  }))
}
