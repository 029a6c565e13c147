import type { ImpotSheet } from '../../impot/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { knownFields } from '../known_fields.ts'
import { isGiven, type Reading } from '../reading.ts'
import type { MenageFields, Region } from './types.ts'

export const REGIONS: readonly Region[] = ['BRUXELLES', 'WALLONIE', 'FLANDRE']
/** The dearest municipality asks less than 10 %; more than this is a slip of the pen. */
export const TAUX_COMMUNAL_MAXIMUM = 15
export const REVENU_MAXIMUM = 10_000_000
/** A hundredth of a percent in millionths. */
const HUNDREDTH_OF_PERCENT = 100

const KNOWN = knownFields<MenageFields>({
  tauxCommunal: true,
  region: true,
  revenuConjoint: true,
  precompteConjoint: true,
  cotisationSpecialeConjoint: true,
  enfantsMoinsDeTrois: true,
})

/** Writes the household on the sheet of the tax; what the package's own sheet tells of the worker is read from there. */
export function readMenage(value: unknown, of: Sheet, c: ImpotSheet, reading: Reading): void {
  fromWorker(of, c)
  const menage = reading.object(value, 'menage')
  if (menage === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'menage')
    return
  }
  KNOWN.refuseOthers(menage, 'menage', reading)
  if (isGiven(menage.tauxCommunal)) {
    const percent = reading.hundredths(
      menage.tauxCommunal,
      'menage.tauxCommunal',
      0,
      TAUX_COMMUNAL_MAXIMUM,
      '%'
    )
    c.tauxCommunal = percent * HUNDREDTH_OF_PERCENT
  } else reading.refuse('required', 'menage.tauxCommunal')
  if (isGiven(menage.region))
    c.bruxelles = reading.word(menage.region, 'menage.region', REGIONS) === 'BRUXELLES' ? 1 : 0
  c.enfantsMoinsDeTrois = isGiven(menage.enfantsMoinsDeTrois)
    ? reading.count(menage.enfantsMoinsDeTrois, 'menage.enfantsMoinsDeTrois', 0, of.enfantsACharge)
    : 0
  readConjoint(menage, of, c, reading)
}

function fromWorker(of: Sheet, c: ImpotSheet): void {
  c.couple = of.couple
  c.enfants = of.enfants
  c.enfantsACharge = of.enfantsACharge
  c.parentIsole = of.parentIsole
  c.handicape = of.handicape
  c.conjointHandicape = of.conjointHandicape
  c.autresPersonnes = of.autresPersonnes
  c.ascendants = of.ascendants
}

type Spouse = Pick<
  MenageFields,
  'revenuConjoint' | 'precompteConjoint' | 'cotisationSpecialeConjoint'
>

/** The spouse's pay is read for a couple of which the spouse has some; with it what was withheld must be told. */
function readConjoint(
  menage: { readonly [K in keyof Spouse]?: unknown },
  of: Sheet,
  c: ImpotSheet,
  reading: Reading
): void {
  const { revenuConjoint, precompteConjoint, cotisationSpecialeConjoint } = menage
  const earns = of.couple === 1 && of.revenusConjoint !== 'AUCUN'
  c.conjointInconnu = of.revenusConjoint === 'PROFESSIONNELS' && !isGiven(revenuConjoint) ? 1 : 0
  for (const [key, value] of Object.entries({
    revenuConjoint,
    precompteConjoint,
    cotisationSpecialeConjoint,
  })) {
    if (isGiven(value) && !earns)
      reading.refuse('conflict', `menage.${key}`, {
        with: of.couple === 1 ? 'worker.revenusConjoint' : 'worker.etatCivil',
      })
  }
  if (!earns) return
  if (!isGiven(revenuConjoint)) {
    if (isGiven(precompteConjoint) || isGiven(cotisationSpecialeConjoint))
      reading.refuse('required', 'menage.revenuConjoint')
    return
  }
  c.revenuConjoint = reading.amount(revenuConjoint, 'menage.revenuConjoint', 0, REVENU_MAXIMUM)
  if (isGiven(precompteConjoint))
    c.precompteConjoint = withheld(precompteConjoint, 'precompteConjoint', c, reading)
  else if (c.revenuConjoint > 0) reading.refuse('required', 'menage.precompteConjoint')
  if (isGiven(cotisationSpecialeConjoint))
    c.cotisationSpecialeConjoint = withheld(
      cotisationSpecialeConjoint,
      'cotisationSpecialeConjoint',
      c,
      reading
    )
}

/** No more is withheld from a pay than the pay. */
function withheld(value: unknown, key: string, c: ImpotSheet, reading: Reading): number {
  return reading.amount(value, `menage.${key}`, 0, c.revenuConjoint / 100)
}
