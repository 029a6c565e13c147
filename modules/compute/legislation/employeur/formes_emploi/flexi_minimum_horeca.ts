import { parameter } from '../../../engine/parameter.ts'

/** Hotels and restaurants (JC 302): least flexi wage of an hour, without holiday pay. */
export const flexiMinimumHoreca = parameter(
  'cents',
  [
    {
      from: '2025-01-01',
      value: 11_41,
      source: 'Attentia: 11.41 + 0.88 from 1 May 2024',
      href: 'https://www.attentia.be/nl/nieuws/flexi-loon-in-de-horecasector-geindexeerd/',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2025-02-01',
      value: 11_64,
      source: 'Securex, Horeca Vlaanderen: 11.64 + 0.89',
      href: 'https://www.horecaismijnpassie.be/blog/detail/indexatie-flexilonen--',
      confidence: 'provider',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: 11_87,
      source: '11.64 × 1.02: the pivot was crossed in December 2025, as for the RMMMG',
      confidence: 'derived',
      checked: '2026-11-28',
    },
    {
      from: '2026-07-01',
      value: 12_11,
      source:
        '8.82 × 1.02 for the sixteenth time: the pivot was crossed in June 2026, as for the RMMMG',
      confidence: 'derived',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
