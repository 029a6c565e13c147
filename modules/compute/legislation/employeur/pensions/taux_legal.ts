import { parameter } from '../../../engine/parameter.ts'

/** Estimate of the statutory pension, a share of the pay. */
export const tauxLegal = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 500_000,
      source: 'Circulaire 2022/C/33 (thglln.be; countable.be)',
      href: 'https://www.countable.be/nieuws/de-nieuwe-berekening-van-de-80-regel-bij-een-ipt/',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
