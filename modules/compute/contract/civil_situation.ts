import type { WorkerFields } from './types.ts'

/** What is known of a person, independent of the employer; `dirigeant` says what they do for a company. */
export const CIVIL_SITUATION = [
  'etatCivil',
  'conjointTravaille',
  'revenusConjoint',
  'conjointHandicape',
  'enfantsACharge',
  'enfantsHandicapes',
  'parentIsole',
  'handicape',
  'autresPersonnesACharge',
  'ascendantsACharge',
  'nonResident',
] as const satisfies readonly (keyof WorkerFields)[]

type Key = (typeof CIVIL_SITUATION)[number]

/** A person's civil situation; `null` or absent where it is not known. */
export type CivilSituation = { [K in Key]?: WorkerFields[K] | null }

/** A field that is told replaces these too: they were said of another situation. */
const SAID_WITH: Partial<Record<Key, readonly Key[]>> = {
  etatCivil: ['conjointTravaille', 'revenusConjoint', 'conjointHandicape', 'parentIsole'],
  conjointTravaille: ['revenusConjoint'],
  enfantsACharge: ['enfantsHandicapes', 'parentIsole'],
}

/** The worker of a package with a person's situation in place of what it said, wherever theirs is known. */
export function withCivilSituation(worker: WorkerFields, person: CivilSituation): WorkerFields {
  const known = knownSituation(person)
  const replaced = Object.keys(known).flatMap((key) => SAID_WITH[key as Key] ?? [])
  const kept = Object.entries(worker).filter(([key]) => !replaced.includes(key as Key))
  return { ...Object.fromEntries(kept), ...known }
}

/** The fields of a situation that are known. */
export function knownSituation(person: CivilSituation): WorkerFields {
  const known = CIVIL_SITUATION.filter((key) => person[key] !== null && person[key] !== undefined)
  return Object.fromEntries(known.map((key) => [key, person[key]]))
}
