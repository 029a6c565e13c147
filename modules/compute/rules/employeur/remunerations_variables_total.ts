import { rule } from '../rule.ts'

/**
 * Variable pay of the year with its contributions.
 */
export const remunerationsVariablesTotal = rule(
  'remunerationsVariablesTotal',
  {
    formula:
      'commissionsAnnuelles + simplePeculeVariable + doublePeculeVariable + bonusAnnuelBrut + warrantsBruts + flexWarrantsBruts + primeBeneficiaireBrute + cct90Brut + epargnePensionBrute + droitsAuteurAnnuels + peculeVariableOnss + bonusAnnuelOnss + cct90Onss + epargnePensionOnss',
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
      'peculeVariableOnss',
      'bonusAnnuelOnss',
      'cct90Onss',
      'epargnePensionOnss',
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
    c.peculeVariableOnss +
    c.bonusAnnuelOnss +
    c.cct90Onss +
    c.epargnePensionOnss
)
