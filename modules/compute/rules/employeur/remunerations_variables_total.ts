import { rule } from '../rule.ts'

/**
 * Variable pay of the year with its contributions.
 */
export const remunerationsVariablesTotal = rule(
  'remunerationsVariablesTotal',
  {
    formula:
      'commissionsAnnuelles + simplePeculeCommissions + doublePeculeCommissions + bonusAnnuelBrut + warrantsBruts + flexWarrantsBruts + primeBeneficiaireBrute + cct90Brut + epargnePensionBrute + droitsAuteurAnnuels + peculeCommissionsOnss + bonusAnnuelOnss + cct90Onss + epargnePensionOnss',
    inputs: [
      'commissionsAnnuelles',
      'simplePeculeCommissions',
      'doublePeculeCommissions',
      'bonusAnnuelBrut',
      'warrantsBruts',
      'flexWarrantsBruts',
      'primeBeneficiaireBrute',
      'cct90Brut',
      'epargnePensionBrute',
      'droitsAuteurAnnuels',
      'peculeCommissionsOnss',
      'bonusAnnuelOnss',
      'cct90Onss',
      'epargnePensionOnss',
    ],
    total: true,
  },
  (c) =>
    c.commissionsAnnuelles +
    c.simplePeculeCommissions +
    c.doublePeculeCommissions +
    c.bonusAnnuelBrut +
    c.warrantsBruts +
    c.flexWarrantsBruts +
    c.primeBeneficiaireBrute +
    c.cct90Brut +
    c.epargnePensionBrute +
    c.droitsAuteurAnnuels +
    c.peculeCommissionsOnss +
    c.bonusAnnuelOnss +
    c.cct90Onss +
    c.epargnePensionOnss
)
