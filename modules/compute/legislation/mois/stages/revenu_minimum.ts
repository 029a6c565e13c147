import { parameter } from '../../../engine/parameter.ts'

/** Average guaranteed minimum monthly income (RMMMG). */
export const revenuMinimum = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'the RMMMG of those months was not found',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2022-04-01',
    value: 1806_16,
    source: 'recalled: RMMMG of 18 years, CCT 43/15',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2022-05-01',
    value: 1842_28,
    source: 'recalled: RMMMG of 18 years',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2022-08-01',
    value: 1879_13,
    source: 'recalled: RMMMG of 18 years',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2022-11-01',
    value: 1916_71,
    source: 'recalled: RMMMG of 18 years',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2022-12-01',
    value: 1954_99,
    source: 'recalled: RMMMG of 18 years',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2023-11-01',
    value: 1994_18,
    source: 'recalled: RMMMG of 18 years',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2024-04-01',
    value: 2029_88,
    source: 'recalled: RMMMG of 18 years',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2024-05-01',
    value: 2070_48,
    source: 'Securex',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2025-02-01',
    value: 2111_89,
    source: 'salairesminimums.be, CCT 43, 1/02/2025; lecap.be: 675.80 is 32 %',
    confidence: 'official',
    checked: '2026-11-22',
  },
  {
    from: '2026-01-01',
    value: 2154_11,
    source:
      'SPF Emploi (quoted by LOONMONITOR), Securex, CESSoC: the pivot was crossed in December 2025; the delay to March is for allowances and civil servants',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
  {
    from: '2026-04-01',
    value: 2189_81,
    source: 'CCT 43/18; SPF Emploi (quoted by LOONMONITOR), Securex',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
  {
    from: '2026-07-01',
    value: 2233_61,
    source: 'SPF Emploi (quoted by LOONMONITOR), Securex',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
