import { parameter } from '../../../engine/parameter.ts'

/** CP 200, scale I, class D: lowest gross pay a month at full time, by years of experience from 0 on. */
export const echelle1ClasseD = parameter(
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
        2141_56, 2155_72, 2169_65, 2183_84, 2238_92, 2287_93, 2336_88, 2385_71, 2434_67, 2483_34,
        2532_55, 2581_25, 2630_30, 2679_14, 2728_10, 2769_22, 2810_28, 2851_35, 2892_50, 2933_63,
        2948_18, 2962_82, 2977_45, 2991_95, 3006_40, 3020_88, 3035_38,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [
        2378_84, 2394_57, 2410_05, 2425_81, 2487_00, 2541_43, 2595_81, 2650_04, 2704_43, 2758_50,
        2813_15, 2867_25, 2921_74, 2975_99, 3030_37, 3076_05, 3121_66, 3167_28, 3212_99, 3258_68,
        3274_83, 3291_10, 3307_36, 3323_46, 3339_51, 3355_59, 3371_70,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [
        2414_05, 2430_01, 2445_72, 2461_71, 2523_80, 2579_04, 2634_22, 2689_26, 2744_45, 2799_32,
        2854_79, 2909_69, 2964_98, 3020_03, 3075_22, 3121_57, 3167_86, 3214_16, 3260_54, 3306_90,
        3323_30, 3339_81, 3356_30, 3372_65, 3388_93, 3405_25, 3421_60,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [
        2500_47, 2517_00, 2533_27, 2549_84, 2614_16, 2671_37, 2728_53, 2785_54, 2842_71, 2899_54,
        2956_99, 3013_85, 3071_13, 3128_15, 3185_31, 3233_32, 3281_27, 3329_22, 3377_27, 3425_29,
        3442_28, 3459_38, 3476_46, 3493_39, 3510_25, 3527_16, 3544_10,
      ],
      source:
        'table of 2026 of Sociaal Fonds 200 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [
        2555_72, 2572_63, 2589_24, 2606_20, 2671_94, 2730_42, 2788_81, 2847_07, 2905_53, 2963_63,
        3022_34, 3080_45, 3139_01, 3197_29, 3255_72, 3304_78, 3353_78, 3402_77, 3451_90, 3500_99,
        3518_35, 3535_83, 3553_29, 3570_59, 3587_83, 3605_11, 3622_42,
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
