import { sum } from '../sum.ts'

/**
 * Variable pay of the year, gross.
 */
export const cashVariablesTotal = sum(
  'cashVariablesTotal',
  (c) =>
    c.commissionsAnnuelles +
    c.simplePeculeVariable +
    c.doublePeculeVariable +
    c.bonusAnnuelBrut +
    c.warrantsBruts +
    c.flexWarrantsBruts +
    c.primeBeneficiaireBrute +
    c.cct90Brut +
    c.epargnePensionBrute +
    c.droitsAuteurAnnuels +
    c.stockOptionsAvantage,
  { total: true }
)
