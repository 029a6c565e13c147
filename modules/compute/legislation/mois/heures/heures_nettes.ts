import { parameter } from '../../../engine/parameter.ts'

/** Voluntary hours a year of which gross is net. */
export const heuresNettes = parameter('count', [
  {
    from: '2021-01-01',
    value: null,
    source: 'Only for crucial sectors until 30 June 2021; their number was not looked up',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2021-07-01',
    value: 120,
    source: 'Heures de relance, MB 31/12/2021: second half of 2021 and 2022 (Besox)',
    href: 'https://besox.storychief.io/heures-supplementaires-de-relance-publication-de-la-base-juridique',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2023-01-01',
    value: 0,
    source: 'No such hours from 1 January to 30 June 2023 (jubel.be)',
    href: 'https://jubel.be/fr/reintroduction-des-heures-supplementaires-de-relance',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2023-07-01',
    value: 120,
    source:
      'Heures de relance, loi du 31 juillet 2023, MB 05/09/2023, and loi-programme du 18 juillet 2025, until 31 December 2025 (Acerta, SD Worx)',
    href: 'https://acerta.be/fr/portail-client/employeurs/votre-guide-acerta/updates-et-nouvelles-juridiques/reintroduction-des-heures-supplementaires-de-relance-du-1er-juillet-2023-au-30-juin-2025',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2026-01-01',
    value: 120,
    source: 'Heures de relance until 31 March 2026, MB 27/02/2026 (wf-fe.be)',
    href: 'https://wf-fe.be/actualiteit/?page=3',
    confidence: 'provider',
    checked: '2026-11-28',
  },
  {
    from: '2026-04-01',
    value: null,
    source:
      'Between the end of the relance hours and the Act that was published on 1 June 2026: nothing was read',
    confidence: 'not_found',
    checked: '2026-11-28',
  },
  {
    from: '2026-06-01',
    value: 240,
    source:
      'Act of 30 April 2026, MB 01/06/2026: the first 240 of 360 voluntary hours (Vandelanotte 26/06/2026)',
    href: 'https://www.vandelanotte.be/en/news/voluntary-overtime-becomes-simpler-and-more-attractive',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
