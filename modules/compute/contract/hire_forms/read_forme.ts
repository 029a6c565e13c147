import type { FormesSheet } from '../../formes/index.ts'
import { BRUXELLES, FLANDRE, WALLONIE } from '../../formes/situations.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { HUNDRED_PERCENT, HUNDREDTHS, MILLIONTHS } from '../../rules/units.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { REGIONS } from '../year_tax/read_menage.ts'
import type { Region } from '../year_tax/types.ts'
import { OCCUPATIONS, type FormeFields, type Occupation } from './types.ts'

export const HEURES_MAXIMUM = 3000
export const AGE_APPRENTI_MINIMUM = 15
export const AGE_APPRENTI_MAXIMUM = 25
export const NIVEAUX = 3
/** The least that the law calls alternating learning, a week over the year. */
export const HEURES_ENTREPRISE = 20
export const HEURES_SEMAINE_MAXIMUM = 40
export const TAUX_APPRENTI_MAXIMUM = 50
export const COEFFICIENT_MINIMUM = 1
export const COEFFICIENT_MAXIMUM = 5
export const MINIMUM_HORAIRE_MAXIMUM = 100
export const FLEXI_GAGNE_MAXIMUM = 100_000

const KNOWN = knownFields<FormeFields>({
  heures: true,
  etudiant: true,
  heuresRestantes: true,
  occupation: true,
  memeEmployeur: true,
  minimumHoraire: true,
  flexiGagne: true,
  regionApprenti: true,
  niveauApprenti: true,
  ageAnnee: true,
  heuresEntreprise: true,
  tauxApprenti: true,
  coefficient: true,
  recruteEtranger: true,
  chercheur: true,
  indemnite: true,
  indemniteEnPlus: true,
})

const REGION: Readonly<Record<Region, number>> = { BRUXELLES, WALLONIE, FLANDRE }
/** All that an apprentice's allowance hangs on. */
const OF_APPRENTICE = ['regionApprenti', 'niveauApprenti', 'ageAnnee'] as const

/** What is told and stands on no line: it decides which forms there are. */
export interface Told {
  readonly isStudent: boolean
  readonly occupation: Occupation | undefined
  readonly isSameEmployer: boolean
  /** Cents of an hour; 0 not told. */
  readonly minimumHoraire: number
  readonly isApprentice: boolean
  /** Hundredths of an hour a week. */
  readonly heuresEntreprise: number
  readonly isRateTold: boolean
  readonly isAgency: boolean
  readonly isFromAbroad: boolean
  readonly isOnTop: boolean
}

/** Writes what is told of the person on the sheet of the forms; refuses what is not known or not possible. */
export function readForme(value: unknown, c: FormesSheet, law: WholeLaw, reading: Reading): Told {
  const given = reading.object(value, 'forme')
  if (given === undefined && !isGiven(value)) reading.refuse('required', 'forme')
  const forme = given ?? {}
  KNOWN.refuseOthers(forme, 'forme', reading)
  const { formesEmploi } = law
  const number = (key: keyof FormeFields, min: number, max: number, unit?: 'EUR' | '%' | 'h') =>
    isGiven(forme[key]) ? reading.hundredths(forme[key], `forme.${key}`, min, max, unit) : undefined
  const flag = (key: keyof FormeFields) =>
    isGiven(forme[key]) && reading.flag(forme[key], `forme.${key}`) === 1

  c.heures = number('heures', 1, HEURES_MAXIMUM, 'h') ?? c.heuresAnnee
  const contingent = formesEmploi.etudiantContingent
  c.heuresRestantes = number('heuresRestantes', 0, contingent, 'h') ?? contingent * HUNDREDTHS
  c.flexiGagne = number('flexiGagne', 0, FLEXI_GAGNE_MAXIMUM, 'EUR') ?? 0
  const occupation = isGiven(forme.occupation)
    ? reading.word(forme.occupation, 'forme.occupation', OCCUPATIONS)
    : undefined
  c.flexiPensionne = occupation === 'PENSION' ? 1 : 0
  const isApprentice = readApprentice(forme, c, reading)
  const taux = number('tauxApprenti', 0, TAUX_APPRENTI_MAXIMUM, '%')
  c.tauxApprenti = ((taux ?? 0) * MILLIONTHS) / HUNDRED_PERCENT
  const coefficient = number('coefficient', COEFFICIENT_MINIMUM, COEFFICIENT_MAXIMUM)
  c.coefficient = ((coefficient ?? 0) * MILLIONTHS) / HUNDREDTHS
  const most = (formesEmploi.impatrieTaux * HUNDREDTHS) / MILLIONTHS
  const indemnite = number('indemnite', 0, most, '%') ?? most * HUNDREDTHS
  c.indemniteTaux = (indemnite * MILLIONTHS) / HUNDRED_PERCENT
  const isFromAbroad = flag('recruteEtranger')
  c.impatrieChercheur = flag('chercheur') ? 1 : 0
  if (c.impatrieChercheur === 1 && !isFromAbroad)
    reading.refuse('required', 'forme.recruteEtranger')
  return {
    isStudent: flag('etudiant'),
    occupation,
    isSameEmployer: flag('memeEmployeur'),
    minimumHoraire: number('minimumHoraire', 0, MINIMUM_HORAIRE_MAXIMUM, 'EUR') ?? 0,
    isApprentice,
    heuresEntreprise:
      number('heuresEntreprise', HEURES_ENTREPRISE, HEURES_SEMAINE_MAXIMUM, 'h') ??
      HEURES_ENTREPRISE * HUNDREDTHS,
    isRateTold: taux !== undefined,
    isAgency: coefficient !== undefined,
    isFromAbroad,
    isOnTop: flag('indemniteEnPlus'),
  }
}

/** One of the three asks for the others. */
function readApprentice(forme: Fields, c: FormesSheet, reading: Reading): boolean {
  if (!OF_APPRENTICE.some((key) => isGiven(forme[key]))) return false
  for (const key of OF_APPRENTICE)
    if (!isGiven(forme[key])) reading.refuse('required', `forme.${key}`)
  if (isGiven(forme.regionApprenti))
    c.regionApprenti = REGION[reading.word(forme.regionApprenti, 'forme.regionApprenti', REGIONS)]
  if (isGiven(forme.niveauApprenti))
    c.niveauApprenti = reading.count(forme.niveauApprenti, 'forme.niveauApprenti', 1, NIVEAUX)
  if (isGiven(forme.ageAnnee))
    c.ageAnnee = reading.count(
      forme.ageAnnee,
      'forme.ageAnnee',
      AGE_APPRENTI_MINIMUM,
      AGE_APPRENTI_MAXIMUM
    )
  return true
}
