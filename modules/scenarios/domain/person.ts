import type { LawFields, PackageFields, PackageType, WorkerFields } from '#modules/compute/pure'

/** A company's scale for one function and level, EUR a month at full time. */
export interface Scale {
  minimum: number
  midpoint: number
  maximum: number
}

/** What a person is paid and given, as it was when they came into the scenario. Days `YYYY-MM-DD`; no name stands in it. */
export interface Snapshot {
  /** The day that the questions of the package were answered for. */
  date: string
  nomFonction: string
  level: string
  packageType: PackageType
  worker: WorkerFields
  package: PackageFields
  /** Null where their function and level have none. */
  range: Scale | null
  /** The days of their contract; null without an end. */
  startDate: string
  endDate: string | null
}

/** The same while changes work on it. */
export interface State extends Snapshot {
  /** The day whose law applies, where a change supposes another one than the scenario's. */
  lawDay?: string
  /** Figures of the law that a change supposes. */
  law?: LawFields
  /** What the cap kept of the index, EUR a month. */
  retenu: number
  /** Special wage-moderation contribution of the employer (code 804), EUR a month. */
  cotisationModeration: number
}

/** The company's facts that figures depend on. */
export interface Company {
  effectif: number
  assuranceLoiTaux: number
}

/** What a change may look at beside the person. */
export interface ChangeFacts {
  itemId: string
  /** First day of the scenario's year, whose law applies. */
  date: string
}

export function stateOf(snapshot: Snapshot): State {
  return { ...snapshot, retenu: 0, cotisationModeration: 0 }
}

/** EUR to the cent, half up. */
export function cents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}
