import { parameter } from '../../../engine/parameter.ts'

/** CIR 92, art. 136: most own means of a dependent child, net. */
export const etudiantRessources = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 12000_00,
      source: 'circular of the tax administration: 12,000 from income of 2025 on (HB Fiduciaire)',
      href: 'https://www.hbfiduciaire.be/new-flashes/personnes-a-charge-en-matiere-dipp-changements-depuis-lexercice-dimposition-2026-revenus-2025',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 12000_00,
      source: 'that of income of 2025: the one of 2026 was not found',
      confidence: 'assumed',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
