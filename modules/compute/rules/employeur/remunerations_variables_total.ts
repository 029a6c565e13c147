import { sum } from '../sum.ts'

/**
 * Variable pay of the year with its contributions.
 */
export const remunerationsVariablesTotal = sum(
  'remunerationsVariablesTotal',
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
    c.epargnePensionOnss,
  { total: true }
)
