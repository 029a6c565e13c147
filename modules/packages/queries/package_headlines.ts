import type { Scope } from '#modules/shared/tenancy/scope'
import type { PackageInput } from '../domain/package_input.ts'
import { visiblePackages } from './visible_packages.ts'

/** What others say of a package beside their own; EUR. */
export interface PackageHeadline {
  id: string
  nomFonction: string
  packageType: PackageInput['packageType']
  packageCategory: PackageInput['packageCategory']
  commissionParitaire: string | null
  salaireBrut: number
  salaireNet: number
  coutEmployeurAnnuel: number
}

/** The headlines of these packages by id; one that the actor may not see is left out. */
export async function packageHeadlines(
  scope: Scope,
  ids: readonly string[]
): Promise<ReadonlyMap<string, PackageHeadline>> {
  const rows = await visiblePackages(scope)
    .whereIn('id', [...new Set(ids)])
    .select('id', 'nom_fonction', 'package_type', 'package_category', 'commission_paritaire')
    .select('salaire_brut', 'salaire_net', 'cout_employeur_annuel')
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        nomFonction: row.nomFonction,
        packageType: row.packageType,
        packageCategory: row.packageCategory,
        commissionParitaire: row.commissionParitaire,
        salaireBrut: Number(row.salaireBrut),
        salaireNet: Number(row.salaireNet),
        coutEmployeurAnnuel: Number(row.coutEmployeurAnnuel),
      },
    ])
  )
}
