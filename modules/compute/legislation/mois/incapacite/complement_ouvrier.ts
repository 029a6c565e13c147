import { parameter } from '../../../engine/parameter.ts'

/** The share of pay up to the ceiling that the employer of a manual worker adds to the allowance. */
export const complementOuvrier = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 258_800,
    source: 'CCT n° 12bis: 25,88 % up to the ceiling of the allowance (inforjeuneswaterloo.be)',
    href: 'https://inforjeuneswaterloo.be/ufaqs/a-quoi-ai-je-droit-durant-les-30-premiers-jours-de-mon-incapacite-de-travail/',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
