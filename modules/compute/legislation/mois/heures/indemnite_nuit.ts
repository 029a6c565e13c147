import { parameter } from '../../../engine/parameter.ts'

/** The least that an hour of a night regime is paid beside the hour. */
export const indemniteNuit = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'CCT n° 49: the table of these years was not read',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: 1_51,
    source: 'CCT n° 49, table of the CNT of 1 January 2026 (eweta.be)',
    href: 'https://eweta.be/indemnites-prestations-de-nuit-en-contrat-dentreprise-adaptation-du-montant',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
])
