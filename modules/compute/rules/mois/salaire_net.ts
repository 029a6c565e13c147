import { rule } from '../rule.ts'

/**
 * What the employer pays out for the month: benefits in kind are taken back, expenses are added.
 */
export const salaireNet = rule(
  'salaireNet',
  {
    formula:
      'sousTotalSalaireNet + fraisTransport + fpes + budgetMobilitePilier2 + csss + retraitAtns + retraitExtras + extrasNet + extrasVolontariatFiscal + contributionChequeRepas + contributionsAssurances',
    inputs: [
      'sousTotalSalaireNet',
      'fraisTransport',
      'fpes',
      'budgetMobilitePilier2',
      'csss',
      'retraitAtns',
      'retraitExtras',
      'extrasNet',
      'extrasVolontariatFiscal',
      'contributionChequeRepas',
      'contributionsAssurances',
    ],
  },
  (c) =>
    c.sousTotalSalaireNet +
    c.fraisTransport +
    c.fpes +
    c.budgetMobilitePilier2 +
    c.csss +
    c.retraitAtns +
    c.retraitExtras +
    c.extrasNet +
    c.extrasVolontariatFiscal +
    c.contributionChequeRepas +
    c.contributionsAssurances
)
