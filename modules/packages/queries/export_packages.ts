import { batchesOf } from '#modules/shared/exports/batches'
import type { Scope } from '#modules/shared/tenancy/scope'
import { BELGIUM } from '#modules/shared/values/days'
import { filteredPackages, type PackageFilter } from './filtered_packages.ts'
import { linkedWorkers, workerOf } from './linked_workers.ts'

/** One package as a spreadsheet has it: amounts as `3000.00`, days as YYYY-MM-DD. */
export interface ExportedPackage {
  nomFonction: string
  packageCategory: string
  packageType: string
  commissionParitaire: string | null
  employmentType: string
  worker: string | null
  /** The day whose law applies. */
  date: string
  salaireBrut: string
  salaireNet: string
  coutEmployeurAnnuel: string
  changed: string
}

/** Written by the database: nothing is parsed here that is only written again. */
const COLUMNS = `nom_fonction as "nomFonction", package_category as "packageCategory", package_type as "packageType",
  commission_paritaire as "commissionParitaire", compute_model_config ->> 'employmentType' as "employmentType",
  worker_ids as "workerIds", to_char(date, 'YYYY-MM-DD') as date, coalesce(salaire_brut, 0)::text as "salaireBrut",
  coalesce(salaire_net, 0)::text as "salaireNet", coalesce(cout_employeur_annuel, 0)::text as "coutEmployeurAnnuel",
  to_char(updated_at at time zone '${BELGIUM}', 'YYYY-MM-DD') as changed`

/** All packages of a filter or a selection. The figures are the stored ones; no result is opened for them. */
export async function* exportPackages(
  scope: Scope,
  filter: PackageFilter
): AsyncGenerator<ExportedPackage[]> {
  const query = filteredPackages(scope, filter).select(scope.trx.raw(COLUMNS))
  const batches = batchesOf<ExportedPackage & { workerIds: string[] }>(scope.trx, query)
  for await (const rows of batches) {
    const workers = await linkedWorkers(scope, rows)
    yield rows.map((row) => ({ ...row, worker: workerOf(row, workers)?.displayName ?? null }))
  }
}
