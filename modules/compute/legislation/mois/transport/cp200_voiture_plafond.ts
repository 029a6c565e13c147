import { parameter } from '../../../engine/parameter.ts'

/** CP 200, private transport: annual gross pay above which nothing is due. */
export const cp200VoiturePlafond = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'the ceiling before 2025 was not found',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 34654_00,
      source: 'Sociaal Fonds 200 (law page, employer cost 7)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 36688_00,
      source: 'Sociaal Fonds 200 (law page, employer cost 7)',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
