import { withCivilSituation, type WorkerFields } from '#modules/compute/pure'
import type { FrozenPackage } from '#modules/packages/index'

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

/** What the engine assumes where nothing was said. */
const UNTOLD: Household = { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 }

/** One thing that a candidate told otherwise than it stood, and what it does to the net pay of the month, EUR. */
export interface SituationChange {
  field: keyof Household | 'salaireNet'
  from: string | number | boolean
  to: string | number | boolean
}

/** What differs between the package before and after the candidate spoke, the net pay last. */
export function situationChanges(
  before: Pick<FrozenPackage, 'worker' | 'compute'>,
  after: Pick<FrozenPackage, 'worker' | 'compute'>
): SituationChange[] {
  const household = (Object.keys(UNTOLD) as (keyof Household)[]).map((field) => ({
    field,
    from: before.worker[field] ?? UNTOLD[field],
    to: after.worker[field] ?? UNTOLD[field],
  }))
  const [from, to] = [before, after].map(
    ({ compute }) => compute.remuneration.remunerationMensuelle.salaireNet
  )
  return [...household, { field: 'salaireNet' as const, from, to }].filter(
    (change) => change.from !== change.to
  )
}
