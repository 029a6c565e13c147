import type { EmbaucheSheet } from '../../embauche/index.ts'
import { BRUXELLES, FLANDRE, WALLONIE } from '../../embauche/situations.ts'
import type { Law } from '../../legislation/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { primesDuTrimestre } from '../../rules/annee/primes_du_trimestre.ts'
import { facteur } from '../../rules/employeur/premiers_engagements.ts'
import {
  baseDuTrimestre,
  salaireDeReference,
} from '../../rules/employeur/reduction_trimestrielle.ts'
import { AGE_MAXIMUM, AGE_MINIMUM } from '../beside/ages.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { REGIONS } from '../year_tax/read_menage.ts'
import type { Region } from '../year_tax/types.ts'
import { EQUIPES_WORDS, STARTERS, type EmbaucheFields } from './types.ts'

export const MOIS_MAXIMUM = 600

const KNOWN = knownFields<EmbaucheFields>({
  regionTravail: true,
  regionDomicile: true,
  age: true,
  moisSansEmploi: true,
  peuQualifie: true,
  recherche: true,
  equipes: true,
  starter: true,
})

const REGION: Readonly<Record<Region, number>> = {
  BRUXELLES,
  WALLONIE,
  FLANDRE,
}

/** Exemptions of one withholding: which comes first was not read, so one at a time is told. */
const EXEMPTIONS = ['recherche', 'equipes', 'starter'] as const

/** Writes the hiring on its sheet; refuses what is not known of it. */
export function readEmbauche(value: unknown, c: EmbaucheSheet, reading: Reading): void {
  const embauche = reading.object(value, 'embauche')
  if (embauche === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'embauche')
    return
  }
  KNOWN.refuseOthers(embauche, 'embauche', reading)
  c.regionTravail = regionOf(embauche, 'regionTravail', reading)
  c.regionDomicile = regionOf(embauche, 'regionDomicile', reading)
  if (isGiven(embauche.age))
    c.age = reading.count(embauche.age, 'embauche.age', AGE_MINIMUM, AGE_MAXIMUM)
  if (isGiven(embauche.moisSansEmploi))
    c.moisSansEmploi = reading.count(
      embauche.moisSansEmploi,
      'embauche.moisSansEmploi',
      0,
      MOIS_MAXIMUM
    )
  c.peuQualifie = flagOf(embauche, 'peuQualifie', reading)
  c.recherche = flagOf(embauche, 'recherche', reading)
  if (isGiven(embauche.equipes))
    c.equipes =
      1 + EQUIPES_WORDS.indexOf(reading.word(embauche.equipes, 'embauche.equipes', EQUIPES_WORDS))
  if (isGiven(embauche.starter))
    c.starter = 1 + STARTERS.indexOf(reading.word(embauche.starter, 'embauche.starter', STARTERS))
  const [first, ...others] = EXEMPTIONS.filter((key) => c[key] > 0)
  for (const other of others)
    reading.refuse('conflict', `embauche.${other}`, { with: `embauche.${first}` })
}

function regionOf(
  embauche: Fields,
  key: 'regionTravail' | 'regionDomicile',
  reading: Reading
): number {
  if (!isGiven(embauche[key])) return 0
  return REGION[reading.word(embauche[key], `embauche.${key}`, REGIONS)]
}

function flagOf(embauche: Fields, key: 'peuQualifie' | 'recherche', reading: Reading): number {
  return isGiven(embauche[key]) ? reading.flag(embauche[key], `embauche.${key}`) : 0
}

/** What the payslip tells of the person who is hired. */
export function fromPayslip(of: Sheet, law: Law, c: EmbaucheSheet): void {
  c.fractionOccupation = of.fractionOccupation
  c.imposableMois = of.imposable
  // The payslip takes it off.
  c.precompteDuMois = 0 - of.precompteProfessionnel
  c.coutEmployeurAnnuel = of.coutEmployeurAnnuel
  c.facteurPrestation = facteur(of, law)
  for (const t of [1, 2, 3, 4] as const) {
    const primes = primesDuTrimestre(t, of, law)
    c[`salaireTrimestre${t}`] = salaireDeReference(3 * of.sousTotalBrut + primes, of)
    c[`resteTrimestre${t}`] = Math.max(
      0,
      baseDuTrimestre(primes, of, law) - of[`reductionTrimestre${t}`]
    )
  }
}
