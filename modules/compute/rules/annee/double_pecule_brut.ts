import { share, type Cents } from '../../engine/money.ts'
import { rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'

/**
 * AR du 30 mars 1967, art. 38: the double holiday pay of an employee, a share of the monthly gross. Payroll
 * practice counts the benefits in kind that bear contributions; no text read here says so, and a company may leave
 * them out. That of a manual worker is paid by the fund (`peculeCaisse`); who owes no ordinary contributions has none.
 */
export const doublePeculeBrut = rule(
  'doublePeculeBrut',
  {
    formula: 'assujetti × (salaireBrut + hasPeculeAtns × atnsBruts) × peculeVacances.tauxDouble',
    rounding: 'cent',
    variants: [{ when: 'ouvrier', formula: '0: the fund pays it', also: ['ouvrier'] }],
  },
  (c, law) =>
    c.ouvrier === 1 || c.assujetti === 0
      ? 0
      : share(remunerationDuPecule(c), law.peculeVacances.tauxDouble)
)

/** Monthly pay with the benefits in kind that bear contributions, unless the company leaves them out. */
export function remunerationDuPecule(c: Sheet): Cents {
  return c.salaireBrut + c.hasPeculeAtns * c.atnsBruts
}
