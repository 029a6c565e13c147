import { montantAnnuel, notesDuMontant } from './montant_annuel.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 26 mars 1999, art. 43: listed warrants are worth their closing price. They bear no contributions.
 */
export const warrantsBruts = rule(
  'warrantsBruts',
  notesDuMontant('hasWarrants', 'warrantsMontant', 'warrantsPourcent', 'warrantsSurTotal'),
  (c) =>
    c.warrantsPourcent === 0
      ? c.warrantsMontant
      : montantAnnuel(c.warrantsPourcent, c.warrantsSurTotal, c)
)
