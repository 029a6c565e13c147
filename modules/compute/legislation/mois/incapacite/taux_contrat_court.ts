import { parameter } from '../../../engine/parameter.ts'

/** The same as tauxOuvrier, of an employee with a contract of less than three months. */
export const tauxContratCourt = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 869_300,
    source: 'CCT n° 13bis: 86,93 % (inforjeuneswaterloo.be)',
    href: 'https://inforjeuneswaterloo.be/ufaqs/a-quoi-ai-je-droit-durant-les-30-premiers-jours-de-mon-incapacite-de-travail/',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
