import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale II, class C: lowest gross pay a month at full time, by years of experience from 1 on. */
export const echelle2ClasseC = parameter(
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
        2038_92, 2084_94, 2125_32, 2165_86, 2206_49, 2246_92, 2287_61, 2328_31, 2368_88, 2409_49,
        2450_00, 2490_53, 2522_57, 2554_49, 2586_53, 2618_54, 2650_58, 2659_65, 2668_80, 2678_04,
        2687_38, 2696_58, 2706_08, 2715_35, 2724_79, 2733_97,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2264_84, 2315_95, 2360_81, 2405_83, 2450_97, 2495_88, 2541_08, 2586_28, 2631_35, 2676_46,
        2721_46, 2766_48, 2802_07, 2837_53, 2873_12, 2908_67, 2944_27, 2954_34, 2964_50, 2974_77,
        2985_15, 2995_36, 3005_91, 3016_21, 3026_70, 3036_90,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2298_36, 2350_22, 2395_75, 2441_44, 2487_24, 2532_82, 2578_68, 2624_56, 2670_30, 2716_07,
        2761_74, 2807_43, 2843_54, 2879_53, 2915_64, 2951_72, 2987_84, 2998_06, 3008_37, 3018_79,
        3029_33, 3039_69, 3050_40, 3060_85, 3071_49, 3081_84,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2380_64, 2434_36, 2481_52, 2528_84, 2576_28, 2623_49, 2671_00, 2718_52, 2765_89, 2813_31,
        2860_61, 2907_93, 2945_34, 2982_61, 3020_02, 3057_39, 3094_80, 3105_39, 3116_07, 3126_87,
        3137_78, 3148_51, 3159_60, 3170_42, 3181_45, 3192_17,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2433_27, 2488_15, 2536_36, 2584_73, 2633_21, 2681_48, 2730_02, 2778_59, 2827_02, 2875_48,
        2923_84, 2972_19, 3010_43, 3048_50, 3086_76, 3124_96, 3163_18, 3174_02, 3184_93, 3195_98,
        3207_13, 3218_09, 3229_43, 3240_48, 3251_74, 3262_72,
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
