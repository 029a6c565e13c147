import type { PackageFields, WorkerFields } from '#modules/compute/pure'
import type { Pin } from './pin.ts'

/** What a person decides about a package; the figures follow from it. */
export interface PackageInput {
  nomFonction: string
  packageType: 'FIX' | 'FLEX'
  packageCategory: 'OFFERED' | 'CONTRACTED' | 'SIMULATION' | 'REFERENCE'
  /** The day whose law applies, `YYYY-MM-DD`. */
  date: string
  worker: WorkerFields
  package: PackageFields
  /** The figure that was fixed, of which the gross pay follows; absent where that pay is itself what was decided. */
  pin?: Pin | null
}
