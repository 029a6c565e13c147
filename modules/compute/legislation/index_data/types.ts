import type { PlainDate } from '../../engine/dates.ts'
import type { Confidence } from '../../engine/parameter.ts'

/** Where a figure was found, how sure it is, and the day it was last looked up. */
export interface Sourced {
  readonly source: string
  readonly confidence: Confidence
  readonly checked: PlainDate
}

/** How sure a figure may be that is loaded: it was found. */
export const FIGURE_CONFIDENCES = [
  'official',
  'official_quoted',
  'provider',
  'third_party',
  'derived',
  'recalled',
  'assumed',
] as const satisfies readonly Confidence[]

/** The health index, and the same smoothed over four months, less 2 % (index jump of 2015), which wages follow. */
export const INDEX_SERIES = ['HEALTH', 'SMOOTHED'] as const
export type IndexSeries = (typeof INDEX_SERIES)[number]

/** One month of a series; `base` is the year that counts 100. */
export interface IndexValue extends Sourced {
  readonly series: IndexSeries
  readonly base: number
  /** `YYYY-MM` */
  readonly month: string
  readonly value: number
  readonly status: 'FINAL' | 'FORECAST'
}

/** What a figure of one base is divided by to be one of the other. */
export interface IndexBase extends Sourced {
  readonly from: number
  readonly to: number
  readonly coefficient: number
}

/** A level that the smoothed index passes, and when; wages that follow a pivot rise by 2 % afterwards. */
export interface Pivot extends Sourced {
  readonly base: number
  readonly level: number
  /** `YYYY-MM` */
  readonly month: string
  readonly status: 'FINAL' | 'EXPECTED'
}

export const MECHANISM_KINDS = ['FIXED_DATE', 'PIVOT', 'PERIODIC'] as const
/** What an index raises; with `SCALES_AND_DIFFERENCE` an actual pay gains what the scale of its class gains, in euros. */
export const INDEX_SCOPES = [
  'SCALES_AND_ACTUAL',
  'SCALES_AND_DIFFERENCE',
  'SCALES',
  'ACTUAL',
] as const

/** How a committee indexes. */
export interface Mechanism extends Sourced {
  /** `BECP200` */
  readonly commissionParitaire: string
  readonly kind: (typeof MECHANISM_KINDS)[number]
  /** `MM-DD` of its days; none where it follows a pivot or its days were not found. */
  readonly days: readonly string[]
  /** What its percent is computed from, where that is known. */
  readonly formula: 'AVG2_SMOOTHED' | 'SMOOTHED_NOVEMBER' | 'PIVOT_2' | null
  /** Decimals of the percent. */
  readonly decimals: number | null
  /** Null where it was not found. */
  readonly scope: (typeof INDEX_SCOPES)[number] | null
}

export const EVENT_STATUSES = ['FINAL', 'EXPECTED', 'RANGE'] as const

/** One index of a committee on its day. 3.76 is 3.76 %; a range has its ends, another one figure, or none yet. */
export interface IndexEvent extends Sourced {
  readonly commissionParitaire: string
  readonly day: PlainDate
  readonly status: (typeof EVENT_STATUSES)[number]
  readonly percent: number | null
  readonly low: number | null
  readonly high: number | null
}

/** A period of the law on moderation: up to the limit everything is indexed, above it not the first percents. */
export interface ModerationPeriod extends Sourced {
  readonly id: string
  readonly from: PlainDate
  /** Null while it has no end. */
  readonly until: PlainDate | null
  /** EUR a month at full time; null where it is still to be set. */
  readonly limit: number | null
  readonly percent: number
}

/** What the law, or a decree to come, does not say yet. Its words stand in `lang`, under its name. */
export const INDEX_GAPS = [
  'SEVERAL_STEPS',
  'NEW_HIRES',
  'SCALES_ABOVE_LIMIT',
  'EMPLOYER_RATE',
  'PART_MONTHS',
  'PROVISIONAL_CONTRIBUTION',
  'DEFINITIVE_CONTRIBUTION',
  'SECOND_LIMIT',
] as const
export type IndexGap = (typeof INDEX_GAPS)[number]
