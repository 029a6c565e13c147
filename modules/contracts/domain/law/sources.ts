/** How near the law's own text the page is on which it was read: an official one, a law firm or payroll provider, memory. */
export type Confidence = 'OFF' | 'LAW' | 'REC'

/** The day on which all of them were looked at last. */
const CHECKED = '2026-11-23'

const source = (name: string, confidence: Confidence, href: string | null = null) => ({
  name,
  confidence,
  href,
  checked: CHECKED,
})

/** Where a warning comes from; the names are those of the law itself, in French as in its official gazette. */
export const LEGAL_SOURCES = {
  ART_9: source('Loi du 3 juillet 1978, art. 9', 'LAW'),
  ART_10: source('Loi du 3 juillet 1978, art. 10 et 10bis', 'REC'),
  ART_11BIS: source('Loi du 3 juillet 1978, art. 11bis', 'LAW'),
  ART_11TER: source('Loi du 3 juillet 1978, art. 11ter', 'OFF'),
  ART_123: source('Loi du 3 juillet 1978, art. 120 à 130', 'LAW'),
  PART_TIME_MINIMUM: source(
    'Durée minimale du temps partiel : 1/10 depuis le 1er juillet 2026'.replace(' :', '\u00a0:'),
    'LAW',
    'https://www.bakermckenzie.com/en/insight/publications/2026/05/belgium-new-legislation-on-various-belgian-employment-law-provisions'
  ),
  ART_65: source(
    'Loi du 3 juillet 1978, art. 65 et 86',
    'LAW',
    'https://www.acerta.be/fr/inspiration/loi-relative-aux-contrats-de-travail-plusieurs-nouveaux-montants-partir-de-2026'
  ),
  ART_22BIS: source(
    'Loi du 3 juillet 1978, art. 22bis',
    'LAW',
    'https://www.acerta.be/fr/inspiration/loi-relative-aux-contrats-de-travail-plusieurs-nouveaux-montants-partir-de-2026'
  ),
  ART_69: source('Loi du 3 juillet 1978, art. 13 et 69', 'LAW'),
  ACT_2022: source(
    'Loi du 7 octobre 2022, art. 4',
    'LAW',
    'https://www.partena-professional.be/nl/onze-inzichten/infoflashes/transparante-en-voorspelbare-arbeidsvoorwaarden-informatieplicht-van-de'
  ),
  DECREE_1973: source('Décret du 19 juillet 1973', 'LAW'),
  DECREE_1982: source('Décret du 30 juin 1982', 'LAW'),
  ACT_1966: source('Lois coordonnées du 18 juillet 1966, art. 52', 'LAW'),
  TRIAL: source('Loi du 26 décembre 2013', 'LAW'),
  NOTICE: source('Loi du 3 juin 2026', 'LAW', 'https://mploy.be/en/news/newsletter-2026-06/'),
  CLA_85: source('CCT no 85 du 9 novembre 2005, art. 6'.replace('no ', 'n°\u00a0'), 'REC'),
} as const
export type LegalSource = keyof typeof LEGAL_SOURCES
