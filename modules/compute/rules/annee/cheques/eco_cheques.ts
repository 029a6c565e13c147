import type { Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { MILLIONTHS } from '../../units.ts'
import type { Sheet } from '../../sheet.ts'
import { rule } from '../../rule.ts'

/**
 * CCT n° 98: the eco-vouchers of the year, no pay up to the legal amount. CP 200 gives them by fraction of
 * full time where the package names no value.
 */
export const ecoCheques = rule(
  'ecoCheques',
  {
    formula:
      'hasEcoCheques × (valeurEcoCheques, at most cheques.ecoMaximum, or cheques.ecoCp200Montants from cheques.ecoCp200Fractions of regimeNumerateur ÷ regimeDenominateur)',
    unread: ['cheques.ecoMaximum'],
  },
  (c, law) => {
    if (c.hasEcoCheques === 0) return 0
    return c.valeurEcoCheques > 0 ? c.valeurEcoCheques : selonOccupation(c, law)
  }
)

function selonOccupation(c: Sheet, { cheques }: Law): Cents {
  const heures = c.regimeNumerateur * MILLIONTHS
  let i = cheques.ecoCp200Fractions.length - 1
  while (i > 0 && heures < cheques.ecoCp200Fractions[i] * c.regimeDenominateur) i--
  return cheques.ecoCp200Montants[i]
}
