import { rule } from '../rule.ts'

/**
 * The year in net pay: months, vouchers, holiday pay, premiums and variable pay, less what the special
 * contribution takes on premiums.
 */
export const remunerationAnnuelle = rule(
  'remunerationAnnuelle',
  {
    formula:
      'salaireNetAnnuel + doublePeculeVacances + chequesRepasAnnuel + primeFinAnnee + primeSectorielle + bonusAnnuel + warrants + flexWarrants + epargnePension + primeBeneficiaire + cct90 + ecoCheques + chequeSportCulture + chequeCadeau + budgetMobilitePilier3 + csssComplement',
    inputs: [
      'salaireNetAnnuel',
      'doublePeculeVacances',
      'chequesRepasAnnuel',
      'primeFinAnnee',
      'primeSectorielle',
      'bonusAnnuel',
      'warrants',
      'flexWarrants',
      'epargnePension',
      'primeBeneficiaire',
      'cct90',
      'ecoCheques',
      'chequeSportCulture',
      'chequeCadeau',
      'budgetMobilitePilier3',
      'csssComplement',
    ],
    total: true,
  },
  (c) =>
    c.salaireNetAnnuel +
    c.doublePeculeVacances +
    c.chequesRepasAnnuel +
    c.primeFinAnnee +
    c.primeSectorielle +
    c.bonusAnnuel +
    c.warrants +
    c.flexWarrants +
    c.epargnePension +
    c.primeBeneficiaire +
    c.cct90 +
    c.ecoCheques +
    c.chequeSportCulture +
    c.chequeCadeau +
    c.budgetMobilitePilier3 +
    c.csssComplement
)
