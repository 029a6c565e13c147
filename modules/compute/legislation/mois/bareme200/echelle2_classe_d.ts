import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale II, class D: lowest gross pay a month at full time, by years of experience from 1 on. */
export const echelle2ClasseD = parameter(
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
        2213_91, 2228_20, 2242_80, 2299_75, 2350_19, 2400_45, 2450_81, 2501_09, 2551_32, 2601_81,
        2652_02, 2702_42, 2752_73, 2803_12, 2845_39, 2887_60, 2929_93, 2972_19, 3014_55, 3029_54,
        3044_56, 3059_62, 3074_64, 3089_48, 3104_28, 3119_28,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2459_21, 2475_08, 2491_30, 2554_56, 2610_60, 2666_42, 2722_36, 2778_21, 2834_00, 2890_09,
        2945_87, 3001_84, 3057_74, 3113_71, 3160_66, 3207_55, 3254_56, 3301_51, 3348_56, 3365_21,
        3381_90, 3398_63, 3415_31, 3431_79, 3448_24, 3464_90,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2495_61, 2511_71, 2528_17, 2592_37, 2649_23, 2705_88, 2762_65, 2819_33, 2875_95, 2932_87,
        2989_46, 3046_27, 3102_99, 3159_79, 3207_44, 3255_02, 3302_73, 3350_37, 3398_12, 3415_02,
        3431_95, 3448_93, 3465_85, 3482_58, 3499_27, 3516_18,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2584_95, 2601_63, 2618_68, 2685_18, 2744_08, 2802_75, 2861_55, 2920_26, 2978_91, 3037_86,
        3096_49, 3155_33, 3214_08, 3272_91, 3322_27, 3371_55, 3420_97, 3470_32, 3519_77, 3537_28,
        3554_82, 3572_40, 3589_93, 3607_26, 3624_55, 3642_06,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2642_08, 2659_15, 2676_54, 2744_49, 2804_73, 2864_70, 2924_78, 2984_79, 3044_74, 3105_00,
        3164_93, 3225_07, 3285_12, 3345_24, 3395_69, 3446_06, 3496_57, 3547_02, 3597_56, 3615_46,
        3633_39, 3651_34, 3669_27, 3686_97, 3704_66, 3722_54,
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
