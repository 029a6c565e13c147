import { parameter } from '../../../engine/parameter.ts'

/** The same of shares of the VVPRbis regime after its waiting time. */
export const precompteVvprBis = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 150_000,
      source: 'CIR 92, art. 269, § 2 (bnr.be)',
      href: 'https://bnr.be/actua/fiscale-nieuwigheden-vanaf-29-juli-2025-wat-zegt-de-programmawet',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-07-01',
      value: 180_000,
      source:
        'First month after the publication of the Programme Act of 2026 (KPMG, February 2026), on 1 June 2026',
      href: 'https://kpmg.com/be/en/home/insights/2026/02/ctx-federal-government-approves-draft-program-law-to-implement-budget-agreement.html',
      confidence: 'derived',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
