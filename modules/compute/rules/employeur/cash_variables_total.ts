import { rule } from '../rule.ts'

/**
 * Variable pay of the year, gross.
 */
export const cashVariablesTotal = rule(
  'cashVariablesTotal',
  {
    formula:
      'commissionsAnnuelles + simplePeculeVariable + doublePeculeVariable + bonusAnnuelBrut + warrantsBruts + flexWarrantsBruts + primeBeneficiaireBrute + cct90Brut + epargnePensionBrute + droitsAuteurAnnuels + stockOptionsAvantage',
    inputs: [
      'commissionsAnnuelles',
      'simplePeculeVariable',
      'doublePeculeVariable',
      'bonusAnnuelBrut',
      'warrantsBruts',
      'flexWarrantsBruts',
      'primeBeneficiaireBrute',
      'cct90Brut',
      'epargnePensionBrute',
      'droitsAuteurAnnuels',
      'stockOptionsAvantage',
    ],
    total: true,
  },
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
    c.stockOptionsAvantage
)
