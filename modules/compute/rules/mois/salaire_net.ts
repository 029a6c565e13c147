import { rule } from '../rule.ts'

/**
 * What the employer pays out for the month.
 */
export const salaireNet = rule(
  'salaireNet',
  { formula: 'sousTotalSalaireNet + csss', inputs: ['sousTotalSalaireNet', 'csss'] },
  (c) => c.sousTotalSalaireNet + c.csss
)
