/** Shapes of the API. Amounts are euros with at most two decimals; days are `2026-09-01`; instants are ISO. */

export type Language = 'fr' | 'nl' | 'en'
export type EtatCivil = 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'cohabitant'
export type RevenusConjoint = 'AUCUN' | 'PROFESSIONNELS' | 'PROFESSIONNELS_LIMITES' | 'PENSION_LIMITEE'
export type PackageCategory = 'SIMULATION' | 'REFERENCE' | 'OFFERED' | 'CONTRACTED'

export interface Brand {
  name: string
  mainColor: string | null
  logoUrl: string | null
}

export interface User {
  id: string
  displayName: string
  email: string
  language: Language
  role: string
  createdAt: string
  can: Record<string, boolean>
}

export interface Company {
  id: string
  name: string
  slug: string
  mainColor: string | null
  logoUrl: string | null
  effectif: number
  assuranceLoiTaux: number
  commissionParitaire: string
  language: Language
}

export interface Worker {
  etatCivil: EtatCivil
  conjointTravaille: boolean
  revenusConjoint: RevenusConjoint
  enfantsACharge: number
  enfantsHandicapes: number
  parentIsole: boolean
  handicape: boolean
  conjointHandicape: boolean
  autresPersonnesACharge: number
  ascendantsACharge: number
}

export interface PackageFields {
  packageType: 'FIX' | 'FLEX'
  computeModelConfig: { commissionParitaire: string; employmentType: 'EMPLOYE' | 'OUVRIER' | 'CONTRACTOR' | 'INTERN' }
  salaireBrut: number
  regimeNumerateur: number
  regimeDenominateur: number
  [field: string]: unknown
}

export interface CostLine {
  key: string
  amount: number
}

export interface CoutEmployeur {
  remunerationsFixes: readonly CostLine[]
  remunerationsFixesTotal: number
  frais: readonly CostLine[]
  fraisTotal: number
  remunerationsVariables: readonly CostLine[]
  remunerationsVariablesTotal: number
  avantages: readonly CostLine[]
  avantagesTotal: number
  exclusions: readonly CostLine[]
  exclusionsTotal: number
  coutEmployeurAnnuel: number
  coutEmployeurAnnuelAvecExclusions: number
}

export interface Compute {
  coutEmployeur: CoutEmployeur
  remuneration: {
    remunerationMensuelle: Record<string, number>
    remunerationAnnuelle: Record<string, number>
  }
}

export interface Lawset {
  id: string
  hash: string
}

/** A stored package with its whole result, as the server returns it. */
export interface Package {
  id: string
  nomFonction: string
  packageType: 'FIX' | 'FLEX'
  packageCategory: PackageCategory
  date: string
  worker: Worker
  package: PackageFields
  compute: Compute
  lawset: Lawset
  version: number
  createdAt: string
  updatedAt: string
}

/** What is sent to create or change a package. */
export type PackageInput = Pick<Package, 'nomFonction' | 'packageType' | 'packageCategory' | 'date' | 'worker' | 'package'>

export interface Page<T> {
  data: T[]
  meta: { total: number; page: number; perPage: number; lastPage: number }
}

export interface ApiToken {
  id: string
  name: string | null
  createdAt: string | null
  lastUsedAt: string | null
  expiresAt: string | null
}

export interface PrintJob {
  id: string
  status: 'waiting' | 'ready' | 'failed'
  emailedTo?: string | null
}

export interface Health {
  status: 'ok' | 'degraded'
  parts: Record<string, { status: 'up' | 'down'; detail?: string | null }>
}
