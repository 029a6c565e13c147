import { parameter } from '../../../engine/parameter.ts'

/** The most pay of a day that counts for the allowance, six days a week. */
export const plafondJournalier = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'AR du 3 juillet 1996, art. 212: the amounts of these years were not read',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2024-05-01',
    value: 179_54,
    source:
      'AR du 3 juillet 1996, art. 212: 179,5442 for illness that began in 2024 (CGSLB 13/05/2024)',
    href: 'https://cgslb.be/fr/assurance-maladie-invalidite',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2025-02-01',
    value: 179_54,
    source:
      'No amount after that of May 2024 was found, and it follows the index: above about 4 668 EUR a month the mutual pays somewhat more',
    href: 'https://cgslb.be/fr/assurance-maladie-invalidite',
    confidence: 'assumed',
    checked: '2026-11-28',
  },
])
