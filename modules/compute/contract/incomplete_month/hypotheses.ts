import type { IncompletSheet } from '../../incomplet/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { restsOn } from '../beside/rests_on.ts'
import type { ExplanationLine } from '../types.ts'
import { illnessesOf, isFirstMonth } from './days.ts'
import type { ReadMoisIncomplet } from './read_mois_incomplet.ts'
import type { IncompleteMonthHypothese, IncompleteMonthHypotheseCode, JourDuMois } from './types.ts'

interface Month {
  told: ReadMoisIncomplet
  days: readonly JourDuMois[]
  periodes: number
  of: Sheet
  c: IncompletSheet
}

/** What the figures of the month rest on, figures of the law last. */
export function hypothesesOfMonth(
  { told, days, periodes, of, c }: Month,
  lines: readonly ExplanationLine[]
): readonly IncompleteMonthHypothese[] {
  const ill = illnessesOf(told.absences)
  const sick = days.some(({ jourMaladie, etat }) => jourMaladie !== null && etat !== 'HORS_CONTRAT')
  const holds: Record<IncompleteMonthHypotheseCode, boolean> = {
    joursMois: c.joursPrestes < c.joursOuvrables,
    feries: true,
    precompteMois: true,
    accessoires: true,
    reductionTrimestre: of.assujetti === 1,
    reductionGagnee: c.coutIncomplet < 0,
    dispenseMois: c.dispense > 0,
    maladiePrivee: sick,
    sansCotisations: c.joursReduits + c.joursCompletes > 0,
    ancienneteMois:
      periodes === 1 &&
      days.some((each) => each.etat === 'MUTUELLE' && isFirstMonth(each.date, told.debutContrat)),
    rechute: ill.some(({ isRelapse }) => isRelapse),
    nouvelleMaladie: ill.some(({ rechute, isRelapse }) => rechute !== undefined && !isRelapse),
    reprisePartielle: ill.some(({ reprisePartielle }) => reprisePartielle),
    indemniteBrute: c.joursIndemnises > 0,
    solidariteAge: c.joursSolidarite > 0 && told.age === undefined,
    solidariteExclus: c.joursSolidarite > 0,
    primeConditions: c.primeAnnuelle > 0,
    ecoPeriode: c.ecoChequesAnnee > 0,
    suiteDecompte: c.brutExercice > 0,
  }
  return restsOn(holds, lines)
}
