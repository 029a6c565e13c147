import { parameter } from '../../../engine/parameter.ts'

/** How far below a minimum of CP 200 a gross pay a month is no breach: two published tables differ by as much. */
export const ecartTolere = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 3,
      source:
        'the table of Sociaal Fonds 200 differs by 0.01 to 0.03 from that of SPF Emploi in 140 of 212 amounts; who followed it paid in good faith',
      confidence: 'assumed',
      checked: '2026-11-22',
    },
  ],
  { introduced: true }
)
