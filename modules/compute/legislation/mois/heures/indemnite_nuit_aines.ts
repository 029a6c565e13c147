import { parameter } from '../../../engine/parameter.ts'

/** The same from fifty years on. */
export const indemniteNuitAines = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'CCT n° 49: the table of 2021 was not read',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2022-01-01',
    value: 1_52,
    source: 'CCT n° 49, as of 1 January 2022 (eweta.be)',
    href: 'https://eweta.be/indemnites-prestations-de-nuit-en-contrat-dentreprise-adaptation-du-montant',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
  {
    from: '2022-02-01',
    value: null,
    source:
      'CCT n° 49: it follows the pivot, which was crossed nine times from February 2022 to December 2025; the steps between 1.52 and 1.82 were not read',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: 1_82,
    source: 'CCT n° 49, table of the CNT of 1 January 2026 (eweta.be)',
    href: 'https://eweta.be/indemnites-prestations-de-nuit-en-contrat-dentreprise-adaptation-du-montant',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
])
