import { sum } from '../sum.ts'

/**
 * The year in net pay: months, vouchers, holiday pay, premiums and variable pay, less what the special
 * contribution takes on premiums.
 */
export const remunerationAnnuelle = sum(
  'remunerationAnnuelle',
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
    c.csssComplement,
  { total: true }
)
