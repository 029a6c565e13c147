import { parameter } from '../../../engine/parameter.ts'

/** Weeks of notice in the first six months of a contract that began from 1 August 2026 on. */
export const semainesSixMois = parameter(
  'count',
  [
    {
      from: '2026-07-01',
      value: 1,
      source:
        'Act of 3 June 2026, MB 15/06/2026: contracts that begin from 1 August 2026 on, both sides (Creamoda 16/06/2026; mploy.be 07/2026)',
      href: 'https://www.creamoda.be/nl/sociaal-recht-welke-nieuwe-ontwikkelingen-brengt-juni',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
