import type {
  ComputeAnswer,
  Flex,
  Gap,
  PackageFields,
  Question,
  WorkerFields,
} from '#modules/compute/pure'
import type { Pin } from '../domain/pin.ts'
import type { Picture } from '#modules/shared/documents/sheet'

/** A package as the API shows it. `compute` is the stored answer; the document prints it and nothing else. */
export interface PrintedPackage {
  id: string
  nomFonction: string
  packageType: string
  packageCategory: string
  /** YYYY-MM-DD, the day whose law applies. */
  date: string
  worker: WorkerFields
  /** Who the package is about, where a worker is linked and the reader may know of them. */
  workerName?: string | null
  /** How far the choices of a FLEX package reach, where today's law still gives the stored answer. */
  flex?: Flex
  /** What the package does not tell, where today's law still gives the stored answer. */
  questions?: readonly Question[]
  package: PackageFields
  /** The figure that was fixed and of which the gross pay follows. */
  pin?: Pin | null
  compute: ComputeAnswer['compute']
  lawset: ComputeAnswer['lawset']
  /** Lines that the law known to us could not answer on that day. */
  gaps?: readonly Gap[]
}

/** The employer: the brand of the PDF, and the facts the answer was computed with. */
export interface PrintedCompany {
  name: string
  mainColor: string | null
  effectif: number
  /** 0.005 for half a percent. */
  assuranceLoiTaux: number
  logo?: Picture
}
