import { taken } from '../../engine/money.ts'
import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'

const avec =
  'due for csssTrimestre1, csssTrimestre2, csssTrimestre3 and csssTrimestre4, withheld with primeFinAnnee, ' +
  'primeSectorielle, bonusAnnuel and peculeVariable'
/** The quarters are in the year already; they and the premiums say where it comes from. */
const unread = [
  'csssTrimestre1',
  'csssTrimestre2',
  'csssTrimestre3',
  'csssTrimestre4',
  'primeFinAnnee',
  'primeSectorielle',
  'bonusAnnuel',
  'peculeVariable',
] as const

/**
 * ONSS instructions, special contribution: what is withheld beside the months, in the month of a premium, because
 * the pay of the whole quarter decides. It comes off those premiums: where their net is not known it is left out
 * with them.
 */
export const csssComplement = rule(
  'csssComplement',
  {
    formula: `csssAnnuelle − 12 × csss, ${avec}`,
    unread,
    variants: [
      {
        when: 'ouvrier',
        formula: `csssAnnuelle − 12 × csss, but for vacancesOuvriers.semaines of 4 × 13 weeks, ${avec}`,
        unread,
        rounding: 'cent',
      },
    ],
  },
  (c, law) => c.csssAnnuelle + payeParEmployeur(12 * taken(c.csss), c, law)
)
