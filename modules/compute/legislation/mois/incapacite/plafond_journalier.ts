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
  {
    from: '2026-01-01',
    value: 183_13,
    source:
      'INAMI, Votre plafond salarial, tables 1 and 2, for illness that began from 2024 on (183.1311), as a public payroll program reads it (October 2026)',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
  {
    from: '2026-03-01',
    value: 186_79,
    source:
      'INAMI, Votre plafond salarial, tables 1 and 2, for illness that began from 2024 on (186.7916), as a public payroll program reads it (October 2026)',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
  {
    from: '2026-09-01',
    value: 189_36,
    source:
      'INAMI, Votre plafond salarial, tables 1 and 2, for illness that began from 2024 on (189.3583), as a public payroll program reads it (October 2026)',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
])
