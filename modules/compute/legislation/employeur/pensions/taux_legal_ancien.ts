import { parameter } from '../../../engine/parameter.ts'

/** The same of years of self-employed work before 2021. */
export const tauxLegalAncien = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 250_000,
      source: 'Circulaire 2022/C/33 (thglln.be; countable.be)',
      href: 'https://www.countable.be/nieuws/de-nieuwe-berekening-van-de-80-regel-bij-een-ipt/',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
