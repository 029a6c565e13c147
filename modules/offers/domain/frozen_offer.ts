import type {
  CompanyFields,
  ComputeAnswer,
  Gap,
  PackageFields,
  WorkerFields,
} from '#modules/compute/pure'

/** A package with every figure, as it stood at one moment; what was promised then reads the same later. */
export interface FrozenPackage {
  id: string
  version: number
  nomFonction: string
  packageType: 'FIX' | 'FLEX'
  /** The day whose law applies, `YYYY-MM-DD`. */
  date: string
  company: Required<CompanyFields>
  worker: WorkerFields
  package: PackageFields
  compute: ComputeAnswer['compute']
  lawset: ComputeAnswer['lawset']
  gaps: Gap[]
}

/** Who signs, with the picture of the signature where there is one. */
export interface FrozenSigner {
  name: string
  nomFonction: string
  signatureKey: string | null
  signatureType: string | null
}

/** What was sent: for a FLEX package that is what is on offer, before the candidate chose. */
export interface SentOffer {
  package: FrozenPackage
  signer: FrozenSigner | null
}

/** What was accepted: the package with its choices. */
export interface AcceptedOffer {
  package: FrozenPackage
}
