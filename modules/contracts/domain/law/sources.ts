/** How near the law's own text the page is on which it was read: an official one, a law firm or payroll provider, memory. */
export type Confidence = 'OFF' | 'LAW' | 'REC'

/** The day on which all of them were looked at last. */
const CHECKED = '2026-11-23'

const source = (confidence: Confidence, href: string | null = null) => ({
  confidence,
  href,
  checked: CHECKED,
})

/** Where a warning comes from: ART_… are articles of the Act of 3 July 1978. Their names in each language are in `lang`. */
export const LEGAL_SOURCES = {
  ART_9: source('LAW'),
  ART_10: source('REC'),
  ART_11BIS: source('LAW'),
  ART_11TER: source('OFF'),
  ART_123: source('LAW'),
  PART_TIME_MINIMUM: source(
    'LAW',
    'https://www.bakermckenzie.com/en/insight/publications/2026/05/belgium-new-legislation-on-various-belgian-employment-law-provisions'
  ),
  ART_65: source(
    'LAW',
    'https://www.acerta.be/fr/inspiration/loi-relative-aux-contrats-de-travail-plusieurs-nouveaux-montants-partir-de-2026'
  ),
  ART_22BIS: source(
    'LAW',
    'https://www.acerta.be/fr/inspiration/loi-relative-aux-contrats-de-travail-plusieurs-nouveaux-montants-partir-de-2026'
  ),
  ART_69: source('LAW'),
  ACT_2022: source(
    'LAW',
    'https://www.partena-professional.be/nl/onze-inzichten/infoflashes/transparante-en-voorspelbare-arbeidsvoorwaarden-informatieplicht-van-de'
  ),
  DECREE_1973: source('LAW'),
  DECREE_1982: source('LAW'),
  ACT_1966: source('LAW'),
  TRIAL: source('LAW'),
  NOTICE: source('LAW', 'https://mploy.be/en/news/newsletter-2026-06/'),
  CLA_85: source('REC'),
} as const
export type LegalSource = keyof typeof LEGAL_SOURCES
