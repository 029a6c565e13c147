import { parameter } from '../../../engine/parameter.ts'

/** Withheld when a reserve of this year is paid out after its waiting time. */
export const reservePrecompte = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 50_000,
      source: 'CIR 92, art. 269, § 1, 8°, after five years (jubel.be; denp.be)',
      href: 'https://www.jubel.be/harmonisatie-liquidatiereserve-en-vvprbis-opportuniteiten-aandachtspunten-en-nieuwe-tarieven',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2025-01-01',
      value: 98_000,
      source:
        'After three years, financial years that end from 31 December 2025 on (KPMG, February 2026; decostere.be)',
      href: 'https://kpmg.com/be/en/home/insights/2026/02/ctx-federal-government-approves-draft-program-law-to-implement-budget-agreement.html',
      confidence: 'derived',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
