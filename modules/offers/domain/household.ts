import { withCivilSituation, type WorkerFields } from '#modules/compute/pure'
import type { FrozenPackage } from '#modules/packages/index'

/** What a spouse may earn, as the engine knows it. */
export const REVENUS_CONJOINT = [
  'AUCUN',
  'PROFESSIONNELS',
  'PROFESSIONNELS_LIMITES',
  'PENSION_LIMITEE',
] as const satisfies readonly WorkerFields['revenusConjoint'][]

/** What the candidate tells of their household. */
export type Household = Required<
  Pick<WorkerFields, 'etatCivil' | 'conjointTravaille' | 'enfantsACharge'>
> &
  Pick<WorkerFields, 'revenusConjoint'>

/**
 * A worker's situation with the household as the candidate says it is. What the employer knew besides (a disabled
 * child, a spouse's small income) stays, unless what is said now contradicts it.
 */
export function withHousehold(known: WorkerFields, said: Household): WorkerFields {
  const couple = said.etatCivil === 'marie' || said.etatCivil === 'cohabitant'
  const { revenusConjoint, ...told } = said
  const household = { ...told, conjointTravaille: couple && said.conjointTravaille }
  const changed = Object.entries(household).filter(
    ([key, value]) => value !== (known[key as keyof Untold] ?? UNTOLD[key as keyof Untold])
  )
  const changes = Object.fromEntries(changed)
  return withCivilSituation(
    known,
    // Said with the spouse's work, it stands in place of what was known of their income.
    couple && revenusConjoint && revenusConjoint !== known.revenusConjoint
      ? { ...changes, conjointTravaille: household.conjointTravaille, revenusConjoint }
      : changes
  )
}

/** What the engine assumes where nothing was said. */
type Untold = Omit<Household, 'revenusConjoint'>
const UNTOLD: Untold = { etatCivil: 'celibataire', conjointTravaille: false, enfantsACharge: 0 }

/** One thing that a candidate told otherwise than it stood, and what it does to the net pay of the month, EUR. */
export interface SituationChange {
  field: keyof Untold | 'revenusConjoint' | 'salaireNet'
  from: string | number | boolean
  to: string | number | boolean
}

/** What differs between the package before and after the candidate spoke, the net pay last. */
export function situationChanges(
  before: Pick<FrozenPackage, 'worker' | 'compute'>,
  after: Pick<FrozenPackage, 'worker' | 'compute'>
): SituationChange[] {
  const household = (Object.keys(UNTOLD) as (keyof Untold)[]).map((field) => ({
    field,
    from: before.worker[field] ?? UNTOLD[field],
    to: after.worker[field] ?? UNTOLD[field],
  }))
  const [from, to] = [before, after].map(
    ({ compute }) => compute.remuneration.remunerationMensuelle.salaireNet
  )
  // Of what a spouse earns only that it is limited says more than whether they work.
  const limited = (worker: WorkerFields) => worker.revenusConjoint === 'PROFESSIONNELS_LIMITES'
  const spouse = {
    field: 'revenusConjoint' as const,
    from: limited(before.worker),
    to: limited(after.worker),
  }
  return [...household, spouse, { field: 'salaireNet' as const, from, to }].filter(
    (change) => change.from !== change.to
  )
}
