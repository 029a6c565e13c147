import { parameter } from '../../../engine/parameter.ts'

/** The share of pay of a manual worker in the second period, and above the ceiling after it. */
export const tauxOuvrier = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 858_800,
    source: 'CCT n° 12bis: 85,88 % (inforjeuneswaterloo.be; jemesensbienautravail.be)',
    href: 'https://inforjeuneswaterloo.be/ufaqs/a-quoi-ai-je-droit-durant-les-30-premiers-jours-de-mon-incapacite-de-travail/',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
