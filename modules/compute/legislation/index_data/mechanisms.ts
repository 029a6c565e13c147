import type { Mechanism, Sourced } from './types.ts'

const CHECKED = '2026-11-22'
const provider = (source: string): Sourced => ({ source, confidence: 'provider', checked: CHECKED })
/** Looked up again on 28 November 2026. */
const read = (source: string): Sourced => ({ ...provider(source), checked: '2026-11-28' })
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
    ...read(
      'Easypay, 8/09/2017, national agreement 2017-2018: each 1 January by a formula of its own, which was not found; a negative result waits for the next one'
    ),
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
    scope: 'SCALES_AND_DIFFERENCE',
    ...read(
      'Group S, CP 124 chap. 0402, 26/03/2024: actual pay rises by the difference of the scales; a negative index waits for the next one (Accuria, July 2023); the coefficient of October 2021, 1.008531243 (Orbiss), is 218.70 ÷ 216.85, the smoothed index of July and August on that of April and May: the text of the agreement was not read'
    ),
  },
  {
    commissionParitaire: 'BECP14901',
    ...JANUARY,
    formula: null,
    decimals: 2,
    scope: 'SCALES_AND_ACTUAL',
    ...provider('Embuild, March 2024: each 1 January'),
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
    commissionParitaire: 'BECP336',
    kind: 'PIVOT',
    days: [],
    formula: 'PIVOT_2',
    decimals: 0,
    scope: null,
    ...read(
      'its minimums of April and September 2026 are 1.02 times those before; of pay above them SSN and ITAA on the agreement of 2023-2024: on 1/01/2024 and 1/01/2025 the part up to 3,500 by the figure of CP 200, in companies without an index of their own; what holds since was not read'
    ),
  },
  {
    commissionParitaire: 'BECP311',
    kind: 'PIVOT',
    days: [],
    formula: 'PIVOT_2',
    decimals: 0,
    scope: 'SCALES_AND_ACTUAL',
    ...read('CGSLB, August 2018; BBTK, January 2022; ACV Puls, January 2023: 2 % on all pay'),
  },
  {
    commissionParitaire: 'BECP202',
    kind: 'PIVOT',
    days: [],
    formula: null,
    decimals: 0,
    scope: 'SCALES_AND_ACTUAL',
    ...read('CGSLB, August 2018; BBTK, January 2022: steps of 1 % by a pivot of its own'),
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
