import { parameter } from '../../../engine/parameter.ts'

/** Calendar days after an illness in which the same one is a relapse. */
export const joursRechute = parameter('count', [
  {
    from: '2021-01-01',
    value: 14,
    source:
      'Loi du 3 juillet 1978, art. 52, § 2, and 73: illness that began before 2026 (droitsquotidiens.be)',
    href: 'https://www.droitsquotidiens.be/fr/actualites/travailleurs-malades-quelques-changements-depuis-le-1er-janvier-2026',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: 56,
    source:
      'Loi du 19 décembre 2025: eight weeks for illness that begins from 1 January 2026 on (adaptlaw.be; beci.be 23/02/2026)',
    href: 'https://adaptlaw.be/?p=21013',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
