import type { Computed } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { keptPin } from '../domain/pin.ts'

/** A new row of a package that was just computed, as the table names its columns. */
export function packageColumns(
  input: PackageInput,
  { company, compute, lawset, gaps = [] }: Computed
) {
  return {
    nom_fonction: input.nomFonction,
    package_type: input.packageType,
    package_category: input.packageCategory,
    date: input.date,
    company: JSON.stringify(company),
    worker: JSON.stringify(input.worker),
    package: JSON.stringify(input.package),
    pin: keptPin(input.pin, input.package, compute),
    compute: JSON.stringify(compute),
    lawset: JSON.stringify(lawset),
    gaps: JSON.stringify(gaps),
  }
}
