import { montantAnnuel, notesDuMontant } from './montant_annuel.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 22 mai 2001: the part of the profit that the company gives its workers, gross.
 */
export const primeBeneficiaireBrute = rule(
  'primeBeneficiaireBrute',
  notesDuMontant(
    'hasPrimeBeneficiaire',
    'primeBeneficiaireMontant',
    'primeBeneficiairePourcent',
    'primeBeneficiaireSurTotal'
  ),
  (c) =>
    c.primeBeneficiairePourcent === 0
      ? c.primeBeneficiaireMontant
      : montantAnnuel(c.primeBeneficiairePourcent, c.primeBeneficiaireSurTotal, c)
)
