import { parameter } from '../../../engine/parameter.ts'

/** Weeks for each begun year of seniority from the last step on. */
export const semaineParAnnee = parameter('count', [
  {
    from: '2021-01-01',
    value: 1,
    source: 'Loi du 3 juillet 1978, art. 37/2, § 1: from 21 years on (Securex 18/01/2024)',
    href: 'https://www.securex.eu/be/lex-go.nsf/vwAllDocsRead/1685BAE488ECD28EC1257C6E0030FD3A?OpenDocument',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
