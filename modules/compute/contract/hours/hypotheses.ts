import { heuresSup, HORECA, type PrestationsSheet } from '../../prestations/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { ExplanationLine } from '../types.ts'
import type { HoursHypothese, HoursHypotheseCode } from './types.ts'
import { restsOn } from '../beside/rests_on.ts'

/** What the figures of the hours rest on, figures of the law last. */
export function hypothesesOfHours(
  told: Fields,
  of: Sheet,
  c: PrestationsSheet,
  lines: readonly ExplanationLine[]
): readonly HoursHypothese[] {
  const sup = heuresSup(c) > 0
  const holds: Record<HoursHypotheseCode, boolean> = {
    moisSeul: c.brutPrestations > 0,
    conditionsSursalaire: sup,
    avantageesAnnee: sup && !isGiven(told.heuresAvantageesAnnee),
    auDela: heuresSup(c) > c.heuresAvantagees,
    nettesAnnee: c.heuresNettes > 0 && !isGiven(told.heuresNettesAnnee),
    accordEcrit: c.heuresNettes > 0,
    minimumNuit: c.heuresNuit > 0 && c.primeNuitTaux === 0,
    sansPrimeEquipe: c.heuresEquipe > 0 && c.primeEquipeTaux === 0,
    sansPrimeDimanche: c.heuresDimanche > 0 && c.primeDimancheTaux === 0,
    sansPrimeFerie: c.heuresFerie > 0 && c.primeFerieTaux === 0,
    tempsPartiel: of.regimeNumerateur < of.regimeDenominateur,
    horeca: c.plafondParticulier === HORECA,
    dispenseIsolee: c.regime !== 0,
    repos: sup,
  }
  return restsOn(holds, lines)
}
