import {
  CIVIL_SITUATION,
  errorText,
  knownSituation,
  validate,
  type CivilSituation,
} from '#modules/compute/pure'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Locale } from '#modules/shared/tenancy/scope'

export type { CivilSituation }

/** The fields as a worker's row keeps them: their words are checked on the way in, by the API and the table. */
type Kept = { [K in keyof CivilSituation]: unknown }

/** The civil situation among other fields, without what is left out. */
export function situationOf(fields: Kept): CivilSituation {
  const given = CIVIL_SITUATION.filter((key) => fields[key] !== undefined)
  return Object.fromEntries(given.map((key) => [key, fields[key]]))
}

/** What was said without what it makes meaningless: a spouse without a couple, a disabled child without children. */
export function settledSituation(said: CivilSituation): CivilSituation {
  const isCouple = said.etatCivil === 'marie' || said.etatCivil === 'cohabitant'
  const hasChildren = (said.enfantsACharge ?? 0) > 0
  return {
    ...said,
    ...(!isCouple && { conjointTravaille: null, revenusConjoint: null, conjointHandicape: null }),
    ...(!hasChildren && { enfantsHandicapes: null }),
    ...((isCouple || !hasChildren) && { parentIsole: null }),
  }
}

/** A package that says nothing else, under a law that never changes: only the household is judged. */
const JUDGED = {
  date: '2026-01-01',
  package: { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 3000 },
} as const

/** What the engine refuses of a situation, field by field: more disabled children than children, for one. */
export function situationProblems(situation: CivilSituation, locale: Locale): FieldProblem[] {
  return validate({ ...JUDGED, worker: knownSituation(situation) }).map((error) => ({
    path: error.path.replace(/^worker\./, ''),
    code: error.code,
    message: errorText(error, locale),
  }))
}
