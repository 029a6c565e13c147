import { parameter } from '../../../engine/parameter.ts'

/** Annual premium of CP 200, paid in June, for a full-time worker. */
export const primeSectorielle = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 330_84,
      source: 'Securex, CP 200 annual premium 2026',
      confidence: 'provider',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
