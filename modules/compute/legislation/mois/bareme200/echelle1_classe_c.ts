import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale I, class C: lowest gross pay a month at full time, by years of experience from 0 on. */
export const echelle1ClasseC = parameter(
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
        1985_35, 1985_35, 2030_11, 2069_47, 2108_81, 2148_28, 2187_64, 2227_16, 2266_68, 2306_16,
        2345_54, 2384_99, 2424_41, 2455_54, 2486_59, 2517_75, 2548_80, 2579_90, 2588_77, 2597_68,
        2606_61, 2615_71, 2624_67, 2633_81, 2642_80, 2651_97, 2660_98,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2205_32, 2205_32, 2255_05, 2298_76, 2342_46, 2386_31, 2430_03, 2473_93, 2517_83, 2561_68,
        2605_42, 2649_25, 2693_04, 2727_62, 2762_10, 2796_72, 2831_20, 2865_75, 2875_61, 2885_50,
        2895_43, 2905_53, 2915_49, 2925_64, 2935_62, 2945_81, 2955_82,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2237_96, 2237_96, 2288_42, 2332_79, 2377_13, 2421_63, 2466_00, 2510_54, 2555_09, 2599_60,
        2643_98, 2688_46, 2732_89, 2767_98, 2802_98, 2838_11, 2873_10, 2908_17, 2918_17, 2928_21,
        2938_28, 2948_54, 2958_63, 2968_94, 2979_07, 2989_41, 2999_56,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2318_08, 2318_08, 2370_35, 2416_30, 2462_23, 2508_33, 2554_28, 2600_42, 2646_56, 2692_66,
        2738_64, 2784_71, 2830_73, 2867_08, 2903_33, 2939_71, 2975_96, 3012_28, 3022_64, 3033_04,
        3043_47, 3054_09, 3064_55, 3075_23, 3085_72, 3096_43, 3106_95,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2369_30, 2369_30, 2422_72, 2469_69, 2516_65, 2563_77, 2610_74, 2657_88, 2705_04, 2752_17,
        2799_16, 2846_25, 2893_28, 2930_46, 2967_49, 3004_68, 3041_72, 3078_86, 3089_43, 3100_06,
        3110_73, 3121_59, 3132_27, 3143_20, 3153_91, 3164_85, 3175_60,
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
