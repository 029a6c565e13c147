import { above, prorata, share, type Cents, type Ppm } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { LIGNES_DU_TRIMESTRE, primesDuTrimestre } from '../annee/primes_du_trimestre.ts'
import type { Notes } from '../notes.ts'
import { datedRule, forms, type Form } from '../rule.ts'
import type { Sheet, SheetField } from '../sheet.ts'
import { ANCIEN, FULL_TIME, MILLIONTHS, NOUVEAU } from '../units.ts'
import { baseDuTrimestre, LUS_DU_TRIMESTRE } from './reduction_trimestrielle.ts'

/** G of rights opened before July 2026. */
const ANCIENS = [
  'premiersEngagements.premier',
  'premiersEngagements.deuxiemeAncien',
  'premiersEngagements.troisiemeAncien',
] as const
const NOUVEAUX = [
  ...ANCIENS,
  'premiersEngagements.deuxiemeACinquieme',
  'premiersEngagements.dernierRang',
  'premiersEngagements.trimestres',
] as const

type Forfait = (typeof NOUVEAUX)[number]

const notes = (
  structurelle: SheetField,
  primes: readonly SheetField[],
  forfaits: readonly Forfait[]
): Notes => ({
  formula: `µ × β × G, at most the base contribution of the quarter less ${structurelle}; G by rangEngagement, trimestreEngagement and droitEngagement`,
  also: [
    'fractionOccupation',
    'trimestre',
    ...LUS_DU_TRIMESTRE,
    ...primes,
    'cotisations.base',
    'cotisations.baseCategorie2',
    'cotisations.baseSansModeration',
    ...forfaits,
    'premiersEngagements.beta',
    'premiersEngagements.betaPente',
    'reductionStructurelle.prestationMinimale',
    'reductionStructurelle.prestationMoyenne',
    'reductionStructurelle.prestationComplete',
  ],
  rounding: 'each_step',
  onlyFor: 'rangEngagement',
})

/**
 * Loi-programme (I) du 24 décembre 2002, art. 342 to 346; loi-programme du 30 mai 2026, art. 103: the reduction of
 * one quarter for one of the first workers, Pg = G × µ × β, with a β of its own. It gives way to the structural
 * reduction: both together are at most the base contribution. The quarters of the year follow that of the date.
 */
function engagementDuTrimestre(trimestre: number, structurelle: Cents, c: Sheet, law: Law): Cents {
  if (c.rangEngagement === 0 || c.assujetti === 0) return 0
  const reached = c.trimestreEngagement + ((trimestre - c.trimestre + 4) % 4)
  const primes = primesDuTrimestre(trimestre, c, law)
  const room = above(baseDuTrimestre(primes, c, law), structurelle)
  return Math.min(share(forfait(reached, c, law), facteur(c, law)), room)
}

/** G of a quarter of the reduction, 0 where there is no right or none any more. */
function forfait(reached: number, c: Sheet, { premiersEngagements: p }: Law): Cents {
  if (c.rangEngagement === 1) return p.premier
  if (c.droitEngagement === NOUVEAU) {
    return c.rangEngagement <= p.dernierRang && reached <= p.trimestres ? p.deuxiemeACinquieme : 0
  }
  if (c.rangEngagement === 2) return p.deuxiemeAncien[reached - 1] ?? 0
  if (c.rangEngagement === 3 || c.droitEngagement === ANCIEN) {
    return p.troisiemeAncien[reached - 1] ?? 0
  }
  return 0
}

/** µ × β of the target-group reductions, in millionths. */
export function facteur(c: Sheet, { premiersEngagements, reductionStructurelle }: Law): Ppm {
  const { prestationMinimale, prestationMoyenne, prestationComplete } = reductionStructurelle
  const mu = prorata(MILLIONTHS, c.fractionOccupation, FULL_TIME)
  if (mu < prestationMinimale) return 0
  if (mu >= prestationComplete) return MILLIONTHS
  const { beta, betaPente } = premiersEngagements
  return share(mu, beta + share(above(mu, prestationMoyenne), betaPente))
}

/** One formula since 2021; from July 2026 on it also reads the figures of the new rights. */
const formes = (
  structurelle: SheetField,
  primes: readonly SheetField[],
  formula: Form['formula']
) =>
  forms(
    { from: '2021-01-01', notes: notes(structurelle, primes, ANCIENS), formula },
    { from: '2026-07-01', notes: notes(structurelle, primes, NOUVEAUX), formula }
  )

const trimestre1: Form['formula'] = (c, law) =>
  engagementDuTrimestre(1, c.reductionTrimestre1, c, law)
const trimestre2: Form['formula'] = (c, law) =>
  engagementDuTrimestre(2, c.reductionTrimestre2, c, law)
const trimestre3: Form['formula'] = (c, law) =>
  engagementDuTrimestre(3, c.reductionTrimestre3, c, law)
const trimestre4: Form['formula'] = (c, law) =>
  engagementDuTrimestre(4, c.reductionTrimestre4, c, law)

export const engagementTrimestre1 = datedRule(
  'engagementTrimestre1',
  formes('reductionTrimestre1', LIGNES_DU_TRIMESTRE[1], trimestre1),
  trimestre1
)
export const engagementTrimestre2 = datedRule(
  'engagementTrimestre2',
  formes('reductionTrimestre2', LIGNES_DU_TRIMESTRE[2], trimestre2),
  trimestre2
)
export const engagementTrimestre3 = datedRule(
  'engagementTrimestre3',
  formes('reductionTrimestre3', LIGNES_DU_TRIMESTRE[3], trimestre3),
  trimestre3
)
export const engagementTrimestre4 = datedRule(
  'engagementTrimestre4',
  formes('reductionTrimestre4', LIGNES_DU_TRIMESTRE[4], trimestre4),
  trimestre4
)
