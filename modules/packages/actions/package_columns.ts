import type { Computed } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { keptPin } from '../domain/pin.ts'

/** A new row of a package that was just computed, as the table names its columns; what is JSON as it is. */
export function packageRow(
  input: PackageInput,
  { company, compute, lawset, gaps = [] }: Computed
) {
  return {
    nom_fonction: input.nomFonction,
    package_type: input.packageType,
    package_category: input.packageCategory,
    date: input.date,
    company,
    worker: input.worker,
    package: input.package,
    pin: keptPin(input.pin, input.package, compute),
    compute,
    lawset,
    gaps,
  }
}

/** The same for an insert of the query builder, which takes JSON as text. */
export function packageColumns(input: PackageInput, computed: Computed) {
  const row = packageRow(input, computed)
  return {
    ...row,
    company: JSON.stringify(row.company),
    worker: JSON.stringify(row.worker),
    package: JSON.stringify(row.package),
    compute: JSON.stringify(row.compute),
    lawset: JSON.stringify(row.lawset),
    gaps: JSON.stringify(row.gaps),
  }
}
