import type { Scope } from '#modules/shared/tenancy/scope'
import type { VariantLetter } from '../domain/variants.ts'
import { visiblePackages } from './visible_packages.ts'

/** A package or one of its variants, in its figures; EUR. */
export interface Variant {
  id: string
  letter: VariantLetter
  /** What it is called beside its letter. */
  name: string | null
  nomFonction: string
  salaireBrut: number
  salaireNet: number
  coutEmployeurAnnuel: number
}

/** The package that a variant stands under, or the package itself; null where the actor sees neither. */
export async function rootOf(scope: Scope, id: string): Promise<string | null> {
  const row = await visiblePackages(scope).where('id', id).select('id', 'variant_of').first()
  return row ? (row.variantOf ?? row.id) : null
}

/** The package `root` and its variants that the actor may see, by letter. */
export async function listVariants(scope: Scope, root: string): Promise<Variant[]> {
  const rows = await visiblePackages(scope)
    .where((either) => either.where('id', root).orWhere('variant_of', root))
    .select('id', 'nom_fonction', 'variant_letter', 'variant_name')
    .select('salaire_brut', 'salaire_net', 'cout_employeur_annuel')
  return rows
    .map((row) => ({
      id: row.id,
      letter: (row.variantLetter ?? 'A') as VariantLetter,
      name: row.variantName,
      nomFonction: row.nomFonction,
      salaireBrut: Number(row.salaireBrut),
      salaireNet: Number(row.salaireNet),
      coutEmployeurAnnuel: Number(row.coutEmployeurAnnuel),
    }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))
}
