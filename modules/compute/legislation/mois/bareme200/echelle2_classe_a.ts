import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale II, class A: lowest gross pay a month at full time, by years of experience from 1 on. */
export const echelle2ClasseA = parameter(
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
        1935_90, 1941_67, 1947_50, 1953_09, 1958_83, 1964_52, 1970_30, 1976_65, 1992_66, 2008_83,
        2022_55, 2036_11, 2049_87, 2063_37, 2076_79, 2090_11, 2103_44, 2116_78, 2116_78, 2116_78,
        2116_78, 2116_78, 2116_78, 2116_78, 2116_78, 2116_78,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2150_40, 2156_81, 2163_28, 2169_49, 2175_86, 2182_19, 2188_61, 2195_66, 2213_45, 2231_40,
        2246_65, 2261_71, 2276_99, 2291_99, 2306_90, 2321_69, 2336_50, 2351_32, 2351_32, 2351_32,
        2351_32, 2351_32, 2351_32, 2351_32, 2351_32, 2351_32,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2182_22, 2188_73, 2195_30, 2201_60, 2208_07, 2214_49, 2221_00, 2228_16, 2246_21, 2264_43,
        2279_90, 2295_18, 2310_69, 2325_91, 2341_04, 2356_05, 2371_08, 2386_12, 2386_12, 2386_12,
        2386_12, 2386_12, 2386_12, 2386_12, 2386_12, 2386_12,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2260_35, 2267_09, 2273_89, 2280_41, 2287_11, 2293_77, 2300_51, 2307_92, 2326_62, 2345_49,
        2361_52, 2377_35, 2393_42, 2409_18, 2424_85, 2440_40, 2455_96, 2471_54, 2471_54, 2471_54,
        2471_54, 2471_54, 2471_54, 2471_54, 2471_54, 2471_54,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2310_29, 2317_18, 2324_15, 2330_81, 2337_66, 2344_44, 2351_34, 2358_93, 2378_06, 2397_32,
        2413_72, 2429_90, 2446_31, 2462_42, 2478_44, 2494_34, 2510_25, 2526_17, 2526_17, 2526_17,
        2526_17, 2526_17, 2526_17, 2526_17, 2526_17, 2526_17,
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
