import { withCivilSituation, type WorkerFields } from '#modules/compute/pure'

/** What the candidate tells of their household. */
export type Household = Required<
  Pick<WorkerFields, 'etatCivil' | 'conjointTravaille' | 'enfantsACharge'>
>

/**
 * A worker's situation with the household as the candidate says it is. What the employer knew besides (a disabled
 * child, a spouse's small income) stays, unless what is said now contradicts it.
 */
export function withHousehold(known: WorkerFields, said: Household): WorkerFields {
  const couple = said.etatCivil === 'marie' || said.etatCivil === 'cohabitant'
  const household: Household = { ...said, conjointTravaille: couple && said.conjointTravaille }
  const changed = Object.entries(household).filter(
    ([key, value]) => value !== (known[key as keyof Household] ?? UNTOLD[key as keyof Household])
  )
  return withCivilSituation(known, Object.fromEntries(changed))
}

/** What the engine assumes of whoever says nothing. */
const UNTOLD: Household = { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 }
