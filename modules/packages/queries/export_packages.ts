import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'
import { filteredPackages, type PackageFilter } from './filtered_packages.ts'
import { linkedWorkers, workerOf } from './linked_workers.ts'

/** One package as a spreadsheet has it. */
export interface ExportedPackage {
  nomFonction: string
  packageCategory: string
  packageType: string
  commissionParitaire: string | null
  employmentType: string
  worker: string | null
  /** YYYY-MM-DD: the day whose law applies. */
  date: string
  salaireBrut: number
  salaireNet: number
  coutEmployeurAnnuel: number
  /** YYYY-MM-DD. */
  changed: string
}

/** All packages of a filter or a selection. The figures are the stored ones; no result is opened for them. */
export async function exportPackages(
  scope: Scope,
  filter: PackageFilter
): Promise<ExportedPackage[]> {
  const rows: Package[] = await filteredPackages(scope, filter).select(
    'id',
    'nom_fonction',
    'package_category',
    'package_type',
    'commission_paritaire',
    'compute_model_config',
    'worker_ids',
    'date',
    'salaire_brut',
    'salaire_net',
    'cout_employeur_annuel',
    'updated_at'
  )
  const workers = await linkedWorkers(scope, rows)
  return rows.map((row) => ({
    nomFonction: row.nomFonction,
    packageCategory: row.packageCategory,
    packageType: row.packageType,
    commissionParitaire: row.commissionParitaire,
    employmentType: row.computeModelConfig.employmentType,
    worker: workerOf(row, workers)?.displayName ?? null,
    date: row.date.toISODate()!,
    salaireBrut: Number(row.salaireBrut),
    salaireNet: Number(row.salaireNet),
    coutEmployeurAnnuel: Number(row.coutEmployeurAnnuel),
    changed: row.updatedAt.setZone('Europe/Brussels').toISODate()!,
  }))
}
