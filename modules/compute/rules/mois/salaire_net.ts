import { sum } from '../sum.ts'

/**
 * What the employer pays out for the month: benefits in kind are taken back, expenses are added.
 */
export const salaireNet = sum(
  'salaireNet',
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
