import { above, quotient, share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { ligne } from './ligne.ts'
import type { PreavisSheet } from './sheet.ts'

const MONTHS = 12

/** Loi du 29 juin 1981, art. 23: the ordinary contribution; no work bonus on an indemnity. */
export const retenuesIndemnite = ligne(
  'retenuesIndemnite',
  {
    formula: 'indemnitePreavis × tauxCotisationPersonnelle',
    rounding: 'cent',
    onlyFor: 'indemnise',
    variants: [
      {
        when: 'travailleurManuel',
        formula: 'indemnitePreavis × onss.majorationOuvrier × tauxCotisationPersonnelle',
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => cotisation(c.indemnitePreavis, c, law)
)

/** Annexe III AR/CIR 92, n° 62: the reference is the pay that the indemnity was set on; read as what is taxed of it. */
export const imposableReference = ligne(
  'imposableReference',
  {
    formula: 'remunerationReference − remunerationReference × tauxCotisationPersonnelle',
    rounding: 'cent',
    onlyFor: 'indemnise',
    variants: [
      {
        when: 'travailleurManuel',
        formula:
          'remunerationReference − remunerationReference × onss.majorationOuvrier × tauxCotisationPersonnelle',
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => c.indemnise * (c.remunerationReference - cotisation(c.remunerationReference, c, law))
)

/** What the scale of a month is asked for n° 61. */
export const imposableDouzieme = ligne(
  'imposableDouzieme',
  { formula: 'imposableReference ÷ 12', rounding: 'cent', onlyFor: 'indemnise' },
  (c) => quotient(c.imposableReference, MONTHS)
)

/** Annexe III AR/CIR 92, n° 58: one rate for the whole indemnity, by bracket of the reference; bounds belong to theirs. */
export const tauxDedit = ligne(
  'tauxDedit',
  {
    formula: 'preavis.deditTaux[bracket of imposableReference]',
    also: ['preavis.deditBornes'],
    unit: 'ppm',
    onlyFor: 'indemnise',
  },
  (c, { preavis: { deditBornes, deditTaux } }) => {
    const i = deditBornes.findIndex((borne) => c.imposableReference <= borne)
    return deditTaux[i < 0 ? deditTaux.length - 1 : i] ?? 0
  }
)

/** Annexe III AR/CIR 92, n° 60 and 54: with dependent children, what the reference leaves of a limit is exempt. */
export const exonerationDedit = ligne(
  'exonerationDedit',
  {
    formula: 'max(0, exceptionnel.exonerationLimites[enfants] − imposableReference)',
    also: ['exceptionnel.exonerationEnfantSupplementaire'],
    onlyFor: 'indemnise',
    variants: [
      { when: 'enfants', equals: 0, formula: '0: no dependent children' },
      { when: 'nonResident', formula: '0 in scale III' },
    ],
  },
  (c, { exceptionnel: { exonerationLimites: limites, exonerationEnfantSupplementaire } }) => {
    if (c.indemnise === 0 || c.enfants === 0 || c.nonResident === 1) return 0
    const dansLaTable = Math.min(c.enfants, limites.length)
    return above(
      limites[dansLaTable - 1] + (c.enfants - dansLaTable) * exonerationEnfantSupplementaire,
      c.imposableReference
    )
  }
)

/** Annexe III AR/CIR 92, n° 58 to 62: nothing where the scale of a month takes nothing of a twelfth of the reference. */
export const precompteIndemnite = ligne(
  'precompteIndemnite',
  {
    formula:
      'max(0, indemnitePreavis − retenuesIndemnite − exonerationDedit) × tauxDedit where impotDouzieme is above 0, else 0',
    rounding: 'cent',
    onlyFor: 'indemnise',
  },
  (c) =>
    c.impotDouzieme === 0
      ? 0
      : share(above(c.indemnitePreavis - c.retenuesIndemnite, c.exonerationDedit), c.tauxDedit)
)

export const indemniteNette = ligne(
  'indemniteNette',
  {
    formula: 'indemnitePreavis − retenuesIndemnite − precompteIndemnite',
    onlyFor: 'indemnise',
  },
  (c) => c.indemnitePreavis - c.retenuesIndemnite - c.precompteIndemnite
)

/** The ordinary contribution on an amount, of a manual worker on more than all of it. */
function cotisation(amount: Cents, c: PreavisSheet, { onss }: WholeLaw): Cents {
  const base = c.travailleurManuel === 1 ? share(amount, onss.majorationOuvrier) : amount
  return share(base, c.tauxCotisationPersonnelle)
}
