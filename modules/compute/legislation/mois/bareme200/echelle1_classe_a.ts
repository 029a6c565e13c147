import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale I, class A: lowest gross pay a month at full time, by years of experience from 0 on. */
export const echelle1ClasseA = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'not found; the collective rise of that year was not read',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: [
        1879_35, 1885_01, 1890_63, 1896_31, 1902_05, 1907_59, 1913_25, 1918_86, 1924_89, 1940_51,
        1956_19, 1969_52, 1982_73, 1996_11, 2009_22, 2022_27, 2035_23, 2048_23, 2061_25, 2061_25,
        2061_25, 2061_25, 2061_25, 2061_25, 2061_25, 2061_25, 2061_25,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2087_58, 2093_87, 2100_12, 2106_43, 2112_79, 2118_95, 2125_24, 2131_46, 2138_17, 2155_52,
        2172_94, 2187_74, 2202_42, 2217_28, 2231_84, 2246_33, 2260_73, 2275_17, 2289_63, 2289_63,
        2289_63, 2289_63, 2289_63, 2289_63, 2289_63, 2289_63, 2289_63,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2118_47, 2124_86, 2131_20, 2137_60, 2144_06, 2150_31, 2156_69, 2163_01, 2169_81, 2187_42,
        2205_10, 2220_12, 2235_01, 2250_10, 2264_87, 2279_58, 2294_19, 2308_84, 2323_52, 2323_52,
        2323_52, 2323_52, 2323_52, 2323_52, 2323_52, 2323_52, 2323_52,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2194_32, 2200_93, 2207_49, 2214_13, 2220_82, 2227_29, 2233_90, 2240_45, 2247_49, 2265_73,
        2284_04, 2299_60, 2315_03, 2330_65, 2345_95, 2361_19, 2376_32, 2391_50, 2406_70, 2406_70,
        2406_70, 2406_70, 2406_70, 2406_70, 2406_70, 2406_70, 2406_70,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2242_80, 2249_57, 2256_27, 2263_05, 2269_88, 2276_53, 2283_28, 2289_95, 2297_17, 2315_81,
        2334_52, 2350_42, 2366_17, 2382_16, 2397_80, 2413_36, 2428_83, 2444_37, 2459_90, 2459_90,
        2459_90, 2459_90, 2459_90, 2459_90, 2459_90, 2459_90, 2459_90,
      ],
      source:
        'SPF Emploi, salaires minimums, CP 200, 1/01/2026 (PDF, extracted by program in duxsalary)',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
