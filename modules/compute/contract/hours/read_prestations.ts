import { HORECA, IMMOBILIER, heuresSup, type PrestationsSheet } from '../../prestations/index.ts'
import type { WholeLawSet } from '../../legislation/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { HUNDREDTHS } from '../../rules/units.ts'
import { prorata } from '../../engine/money.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Reading } from '../reading.ts'
import type { PrestationsFields, RegimePrestations } from './types.ts'

export const REGIMES: readonly RegimePrestations[] = ['NUIT', 'EQUIPES', 'CONTINU']
/** Hours of the longest month: more of one kind is a slip of the pen. */
export const HOURS_OF_MONTH = 744
/** More than this is no premium of an hour. */
export const PRIME_MAXIMUM = 300
/** More hours of overtime than any year has. */
export const HOURS_OF_YEAR = 2000
const HUNDREDTH_OF_PERCENT = 100
/** Numbers of the joint committees that have rules of their own here. */
const CONSTRUCTION = 124
const HOTELS = 302

const HOURS = ['heuresSup20', 'heuresSup50', 'heuresSup100', 'heuresNettes'] as const
const SCHEDULED = {
  heuresNuit: ['primeNuit', 'primeNuitTaux'],
  heuresEquipe: ['primeEquipe', 'primeEquipeTaux'],
  heuresDimanche: ['primeDimanche', 'primeDimancheTaux'],
  heuresFerie: ['primeFerie', 'primeFerieTaux'],
} as const

const KNOWN = knownFields<PrestationsFields>({
  heuresSup50: true,
  heuresSup100: true,
  heuresSup20: true,
  heuresAvantageesAnnee: true,
  travauxImmobiliers: true,
  heuresNettes: true,
  heuresNettesAnnee: true,
  heuresNuit: true,
  primeNuit: true,
  cinquanteAns: true,
  heuresEquipe: true,
  primeEquipe: true,
  heuresDimanche: true,
  primeDimanche: true,
  heuresFerie: true,
  primeFerie: true,
  regime: true,
  primePrevue: true,
})

/** Writes the hours on their sheet; what cannot have happened in a month is refused by name. */
export function readPrestations(
  value: unknown,
  of: Sheet,
  c: PrestationsSheet,
  lawSet: WholeLawSet,
  reading: Reading
): void {
  c.horaire = of.salaireBrutHoraire
  c.heuresMois = prorata(of.regimeNumerateur, 13, 3)
  c.plafondParticulier = of.commission === HOTELS ? HORECA : 0
  const told = reading.object(value, 'prestations')
  if (told === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'prestations')
    return
  }
  const given: { readonly [K in keyof PrestationsFields]?: unknown } = told
  KNOWN.refuseOthers(told, 'prestations', reading)
  const hours = (key: keyof PrestationsFields, max: number) =>
    isGiven(given[key]) ? reading.hundredths(given[key], `prestations.${key}`, 0, max, 'h') : 0
  for (const key of HOURS) c[key] = hours(key, HOURS_OF_MONTH)
  c.heuresAvantageesAnnee = hours('heuresAvantageesAnnee', HOURS_OF_YEAR)
  for (const [key, [prime, taux]] of Object.entries(SCHEDULED) as [
    keyof typeof SCHEDULED,
    (typeof SCHEDULED)[keyof typeof SCHEDULED],
  ][]) {
    c[key] = hours(key, HOURS_OF_MONTH)
    if (isGiven(given[prime]))
      c[taux] =
        HUNDREDTH_OF_PERCENT *
        reading.hundredths(given[prime], `prestations.${prime}`, 0, PRIME_MAXIMUM, '%')
    if (c[taux] > 0 && c[key] === 0) reading.refuse('required', `prestations.${key}`)
  }
  if (isGiven(given.cinquanteAns))
    c.cinquanteAns = reading.flag(given.cinquanteAns, 'prestations.cinquanteAns')
  if (
    isGiven(given.travauxImmobiliers) &&
    reading.flag(given.travauxImmobiliers, 'prestations.travauxImmobiliers') === 1
  )
    c.plafondParticulier = Math.max(c.plafondParticulier, IMMOBILIER)
  if (isGiven(given.regime))
    c.regime = 1 + REGIMES.indexOf(reading.word(given.regime, 'prestations.regime', REGIMES))
  if (isGiven(given.primePrevue))
    c.primePrevue = reading.flag(given.primePrevue, 'prestations.primePrevue')
  if (c.heuresSup20 > 0 && of.commission !== CONSTRUCTION)
    reading.refuse('conflict', 'prestations.heuresSup20', {
      with: 'package.computeModelConfig.commissionParitaire',
    })
  refuseTooMany(c, hours('heuresNettesAnnee', HOURS_OF_YEAR), lawSet, reading)
}

/** The hours that the law lets a month and a year have. */
function refuseTooMany(
  c: PrestationsSheet,
  nettesAnnee: number,
  lawSet: WholeLawSet,
  reading: Reading
): void {
  const { limiteInterne } = lawSet.law.heures
  if (heuresSup(c) > limiteInterne * HUNDREDTHS) {
    const largest = HOURS.slice(0, 3).reduce((a, b) => (c[b] > c[a] ? b : a))
    reading.refuse('out_of_range', `prestations.${largest}`, {
      min: 0,
      max: limiteInterne,
      unit: 'h',
    })
  }
  for (const key of ['heuresNuit', 'heuresEquipe', 'heuresDimanche', 'heuresFerie'] as const)
    if (c[key] > c.heuresMois + heuresSup(c))
      reading.refuse('out_of_range', `prestations.${key}`, {
        min: 0,
        max: (c.heuresMois + heuresSup(c)) / HUNDREDTHS,
        unit: 'h',
      })
  if (c.heuresNettes === 0) return
  const { id, annee } = contingentNet(c, lawSet)
  if (lawSet.gaps.has(id)) {
    reading.refuse('unknown_law', 'prestations.heuresNettes')
    return
  }
  const reste = Math.max(0, annee * HUNDREDTHS - nettesAnnee)
  if (c.heuresNettes > reste)
    reading.refuse('out_of_range', 'prestations.heuresNettes', {
      min: 0,
      max: reste / HUNDREDTHS,
      unit: 'h',
    })
}

/** How many voluntary hours of a year are paid net, with the id of that figure. */
export function contingentNet(
  { plafondParticulier }: PrestationsSheet,
  { law: { heures } }: WholeLawSet
): { id: string; annee: number } {
  return plafondParticulier === HORECA
    ? { id: 'heures.heuresNettesHoreca', annee: heures.heuresNettesHoreca }
    : { id: 'heures.heuresNettes', annee: heures.heuresNettes }
}
