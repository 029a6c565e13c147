import { withCivilSituation, type CivilSituation } from '#modules/compute/pure'
import { asWorker, type EtatCivil, type RevenusConjoint, type Worker } from '../../api/types.ts'

export const ETATS_CIVILS: EtatCivil[] = ['celibataire', 'marie', 'cohabitant', 'divorce', 'veuf']

/** Married and legally cohabiting people are taxed with a spouse; the spouse's questions are theirs only. */
export function isCouple(etatCivil: EtatCivil | null | undefined): boolean {
  return etatCivil === 'marie' || etatCivil === 'cohabitant'
}

/** What the spouse may earn, by whether the spouse works. The first is what is assumed. */
export function incomesOfSpouse(works: boolean): [RevenusConjoint, ...RevenusConjoint[]] {
  return works ? ['PROFESSIONNELS', 'PROFESSIONNELS_LIMITES'] : ['AUCUN', 'PENSION_LIMITEE']
}

/** What was said without what it makes meaningless: a spouse without a couple, a disabled child without children. */
export function settledSituation<Said extends CivilSituation>(said: Said): Said {
  const couple = isCouple(said.etatCivil)
  const children = (said.enfantsACharge ?? 0) > 0
  return {
    ...said,
    ...(!couple && { conjointTravaille: null, revenusConjoint: null, conjointHandicape: null }),
    ...(!children && { enfantsHandicapes: null }),
    ...((couple || !children) && { parentIsole: null }),
  }
}

/** The worker of a package in a person's situation, and each field that differs for it. */
export function takenOver(worker: Worker, person: CivilSituation) {
  const taken = asWorker(withCivilSituation(worker, person))
  const changes = (Object.keys(taken) as (keyof Worker)[])
    .filter((key) => taken[key] !== worker[key])
    .map((key) => ({
      path: `worker.${key}`,
      before: worker[key] ?? null,
      after: taken[key] ?? null,
    }))
  return { worker: taken, changes }
}
