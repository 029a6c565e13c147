import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale II, class B: lowest gross pay a month at full time, by years of experience from 1 on. */
export const echelle2ClasseB = parameter(
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
        2022_03, 2033_58, 2045_22, 2060_77, 2076_79, 2088_89, 2119_07, 2149_44, 2179_57, 2209_96,
        2235_49, 2260_77, 2286_36, 2311_77, 2337_19, 2345_46, 2353_66, 2362_07, 2370_34, 2378_63,
        2386_88, 2395_12, 2403_50, 2411_73, 2419_95, 2428_22,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2246_07, 2258_90, 2271_83, 2289_10, 2306_90, 2320_34, 2353_87, 2387_60, 2421_07, 2454_82,
        2483_18, 2511_26, 2539_69, 2567_91, 2596_15, 2605_34, 2614_44, 2623_79, 2632_97, 2642_19,
        2651_35, 2660_50, 2669_81, 2678_94, 2688_08, 2697_26,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2279_31, 2292_33, 2305_45, 2322_98, 2341_04, 2354_68, 2388_70, 2422_94, 2456_90, 2491_15,
        2519_93, 2548_43, 2577_28, 2605_92, 2634_57, 2643_90, 2653_13, 2662_62, 2671_94, 2681_29,
        2690_59, 2699_87, 2709_33, 2718_59, 2727_86, 2737_18,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2360_91, 2374_40, 2387_99, 2406_14, 2424_85, 2438_98, 2474_22, 2509_68, 2544_86, 2580_33,
        2610_15, 2639_66, 2669_54, 2699_21, 2728_89, 2738_55, 2748_12, 2757_94, 2767_60, 2777_28,
        2786_91, 2796_53, 2806_32, 2815_92, 2825_52, 2835_17,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2413_08, 2426_87, 2440_76, 2459_31, 2478_44, 2492_89, 2528_89, 2565_14, 2601_10, 2637_36,
        2667_85, 2698_00, 2728_53, 2758_86, 2789_20, 2799_06, 2808_86, 2818_89, 2828_75, 2838_67,
        2848_50, 2858_33, 2868_35, 2878_14, 2887_97, 2897_81,
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
