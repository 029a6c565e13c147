import type { PackageFields, WorkerFields } from '#modules/compute/pure'

/** What a person decides about a package; the figures follow from it. */
export interface PackageInput {
  nomFonction: string
  packageType: 'FIX' | 'FLEX'
  packageCategory: 'OFFERED' | 'CONTRACTED' | 'SIMULATION' | 'REFERENCE'
  /** The day whose law applies, `YYYY-MM-DD`. */
  date: string
  worker: WorkerFields
  package: PackageFields
}
