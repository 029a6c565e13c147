import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale I, class B: lowest gross pay a month at full time, by years of experience from 0 on. */
export const echelle1ClasseB = parameter(
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
        1957_64, 1968_86, 1980_13, 1991_46, 2006_73, 2022_27, 2034_01, 2063_37, 2092_81, 2122_12,
        2151_67, 2176_52, 2201_12, 2225_98, 2250_61, 2275_39, 2283_42, 2291_40, 2299_52, 2307_51,
        2315_59, 2323_77, 2331_68, 2339_75, 2347_80, 2355_78, 2363_83,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2174_55, 2187_01, 2199_52, 2212_12, 2229_08, 2246_33, 2259_37, 2291_99, 2324_70, 2357_25,
        2390_07, 2417_68, 2445_00, 2472_62, 2499_97, 2527_51, 2536_42, 2545_28, 2554_31, 2563_18,
        2572_16, 2581_24, 2590_04, 2598_99, 2607_93, 2616_80, 2625_74,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2206_73, 2219_38, 2232_08, 2244_86, 2262_07, 2279_58, 2292_81, 2325_91, 2359_10, 2392_14,
        2425_45, 2453_46, 2481_19, 2509_21, 2536_97, 2564_91, 2573_96, 2582_95, 2592_12, 2601_12,
        2610_22, 2619_44, 2628_37, 2637_45, 2646_53, 2655_53, 2664_60,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2285_74, 2298_84, 2311_99, 2325_22, 2343_05, 2361_19, 2374_89, 2409_18, 2443_56, 2477_78,
        2512_28, 2541_30, 2570_01, 2599_04, 2627_80, 2656_74, 2666_11, 2675_42, 2684_91, 2694_24,
        2703_67, 2713_22, 2722_46, 2731_88, 2741_28, 2750_60, 2759_99,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2336_26, 2349_65, 2363_08, 2376_60, 2394_82, 2413_36, 2427_37, 2462_42, 2497_55, 2532_54,
        2567_80, 2597_47, 2626_79, 2656_47, 2685_87, 2715_46, 2725_04, 2734_54, 2744_25, 2753_78,
        2763_40, 2773_17, 2782_63, 2792_24, 2801_83, 2811_38, 2821_00,
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
