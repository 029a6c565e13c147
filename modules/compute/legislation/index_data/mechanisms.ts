import type { Mechanism, Sourced } from './types.ts'

const CHECKED = '2026-11-22'
const provider = (source: string): Sourced => ({ source, confidence: 'provider', checked: CHECKED })
const recalled = (source: string): Sourced => ({ source, confidence: 'recalled', checked: CHECKED })

const JANUARY = { kind: 'FIXED_DATE', days: ['01-01'] } as const

/** How the committees index whose way was found; what of it was not is null. */
export const MECHANISMS: readonly Mechanism[] = [
  {
    commissionParitaire: 'BECP200',
    ...JANUARY,
    formula: 'AVG2_SMOOTHED',
    decimals: 2,
    scope: 'SCALES_AND_ACTUAL',
    ...provider(
      'Easypay, Securex: mean of the smoothed index of November and December, year on year'
    ),
  },
  {
    commissionParitaire: 'BECP119',
    ...JANUARY,
    formula: 'AVG2_SMOOTHED',
    decimals: 2,
    scope: 'SCALES_AND_ACTUAL',
    ...provider('SD Worx, Horval: as CP 200'),
  },
  {
    commissionParitaire: 'BECP302',
    ...JANUARY,
    formula: 'SMOOTHED_NOVEMBER',
    decimals: 3,
    scope: 'SCALES_AND_ACTUAL',
    ...provider(
      'November on November, 133.07 ÷ 130.22; providers call the figure the health index'
    ),
  },
  {
    commissionParitaire: 'BECP118',
    ...JANUARY,
    formula: 'SMOOTHED_NOVEMBER',
    decimals: 2,
    scope: 'SCALES_AND_ACTUAL',
    ...provider('SD Worx: November on November'),
  },
  {
    commissionParitaire: 'BECP220',
    ...JANUARY,
    formula: 'SMOOTHED_NOVEMBER',
    decimals: 2,
    scope: 'SCALES_AND_ACTUAL',
    ...provider('SD Worx: November on November'),
  },
  {
    commissionParitaire: 'BECP14003',
    ...JANUARY,
    formula: null,
    decimals: 2,
    scope: 'SCALES_AND_ACTUAL',
    ...provider('SD Worx: yearly'),
  },
  {
    commissionParitaire: 'BECP226',
    ...JANUARY,
    formula: null,
    decimals: null,
    scope: 'SCALES_AND_ACTUAL',
    ...recalled('a formula of its own, which was not found'),
  },
  {
    commissionParitaire: 'BECP127',
    ...JANUARY,
    formula: null,
    decimals: 2,
    scope: null,
    ...provider('Le Vif, January 2026'),
  },
  {
    commissionParitaire: 'BECP124',
    kind: 'FIXED_DATE',
    days: ['01-01', '04-01', '07-01', '10-01'],
    formula: null,
    decimals: null,
    scope: 'SCALES_AND_ACTUAL',
    ...recalled('smoothed index, quarter on quarter'),
  },
  {
    commissionParitaire: 'BECP111',
    kind: 'FIXED_DATE',
    days: ['07-01'],
    formula: null,
    decimals: 2,
    scope: 'ACTUAL',
    ...recalled('yearly on 1 July'),
  },
  {
    commissionParitaire: 'BECP209',
    kind: 'FIXED_DATE',
    days: ['07-01'],
    formula: null,
    decimals: 2,
    scope: 'ACTUAL',
    ...recalled('yearly on 1 July'),
  },
  {
    commissionParitaire: 'BECP121',
    kind: 'FIXED_DATE',
    days: ['01-01', '07-01'],
    formula: null,
    decimals: null,
    scope: null,
    ...recalled('1 January and 1 July; how was not found'),
  },
  {
    commissionParitaire: 'BECP330',
    kind: 'PIVOT',
    days: [],
    formula: 'PIVOT_2',
    decimals: 0,
    scope: 'SCALES_AND_ACTUAL',
    ...provider('Securex: 2 %, the month after the pivot or the second'),
  },
  {
    commissionParitaire: 'BECP310',
    kind: 'PERIODIC',
    days: [],
    formula: null,
    decimals: null,
    scope: 'SCALES',
    ...recalled('every two months, scales only'),
  },
  {
    commissionParitaire: 'BECP306',
    kind: 'PERIODIC',
    days: [],
    formula: null,
    decimals: null,
    scope: 'SCALES',
    ...provider('Loyens & Loeff: scales only, an amount by class'),
  },
]
