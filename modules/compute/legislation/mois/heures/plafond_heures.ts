import { parameter } from '../../../engine/parameter.ts'

/** Hours of overtime a year that tax favours. */
export const plafondHeures = parameter('count', [
  {
    from: '2021-01-01',
    value: 130,
    source: 'CIR 92, art. 154bis and 275/1: the ordinary number (sodalis.be; Prato 30/06/2023)',
    href: 'https://sodalis.be/vrijstelling-van-bedrijfsvoorheffing-voor-overuren/',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2021-07-01',
    value: 180,
    source: 'Loi du 12 décembre 2021, 1 July 2021 to 30 June 2023 (orbiss.be, circulaire 2024/C/6)',
    href: 'https://orbiss.be/nieuws/aantal-overuren-met-fiscaal-gunstregime-stijgt-opnieuw',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2023-07-01',
    value: 180,
    source:
      'Loi du 31 juillet 2023, MB 05/09/2023, until 30 June 2025; loi-programme du 18 juillet 2025, until 31 December 2025 (circulaire 2025/C/53)',
    href: 'https://blog.forumforthefuture.be/nl/article/circulaire-2025c53-over-de-belastingvermindering-en-de-vrijstelling-van-doorstorting-van-bedrijfsvoorheffing-in-het-kader-van-overwerk-verlenging-tijdelijke-verhoging-van-het-aantal-fiscaal-voordelige-overuren-met-overwerktoeslag/28405',
    confidence: 'official_quoted',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: 180,
    source:
      'konsilanto.be 21/01/2026: prolonged until 31 March 2026; wf-fe.be: permanent from 2026 on by a draft whose publication was not read',
    href: 'https://konsilanto.be/relance-en-fiscaal-voordelige-overuren/',
    confidence: 'assumed',
    checked: '2026-11-28',
  },
])
