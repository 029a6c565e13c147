import {
  count,
  date,
  flag,
  list,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { BANDS } from '../domain/definitions.ts'
import { REDUCTION_KINDS } from '../domain/figures_of_contract.ts'

/** How far the figures are that everything else is read from. */
export const figuresSchema = whole({
  total: count,
  ready: count,
  stale: count,
  missing: count,
  failed: count,
  lawSet: text,
})

export const summarySchema = whole({
  people: count,
  ftes: number,
  /** EUR of a year. */
  employerCost: number,
  costPerFte: orNull(number),
  compaRatio: orNull(number),
  outOfRange: count,
  /** Of the last twelve months. */
  leavers: count,
  turnover: orNull(number),
})

export const cashFlowSchema = whole({
  data: list(
    whole({
      month: text,
      people: count,
      remunerationsFixes: number,
      frais: number,
      remunerationsVariables: number,
      avantages: number,
      /** Parts of the fixed pay, in their month. */
      doublePeculeVacances: number,
      primeFinAnnee: number,
      total: number,
    })
  ),
})

const range = { minimum: number, midpoint: number, maximum: number }

export const rangesSchema = whole({
  data: list(
    whole({
      nomFonction: text,
      level: text,
      range: orNull(whole(range)),
      source: orNull(oneOf(['OWN', 'SUGGESTED'])),
      median: orNull(number),
      /** Newcomers' median pay over that of three years or more, of the function. */
      compression: orNull(number),
      people: list(
        whole({
          id: uuid,
          name: text,
          department: orNull(text),
          pay: number,
          compaRatio: orNull(number),
          penetration: orNull(number),
          band: orNull(oneOf(BANDS)),
        })
      ),
    })
  ),
})

export const scatterSchema = whole({
  total: count,
  points: list(
    whole({
      id: uuid,
      name: text,
      department: orNull(text),
      gender: orNull(text),
      x: number,
      y: number,
    })
  ),
  bins: list(whole({ x: number, y: number, count })),
  trend: orNull(whole({ slope: number, intercept: number })),
  /** What the places of an axis of levels are called, the first one first. */
  levels: list(text),
})

export const reductionsSchema = whole({
  data: list(
    whole({
      id: uuid,
      name: text,
      department: orNull(text),
      kind: oneOf(REDUCTION_KINDS),
      /** EUR of each quarter of the year. */
      quarters: list(number),
      year: number,
      endDate: orNull(date),
      afterwards: number,
    })
  ),
})

export const heatMapSchema = whole({
  departments: list(text),
  levels: list(text),
  cells: list(
    whole({
      department: orNull(text),
      level: orNull(text),
      headcount: orNull(count),
      compaRatio: orNull(number),
      employerCost: orNull(number),
      change: orNull(number),
      hidden: flag,
    })
  ),
})

export const payRangeSchema = whole({ id: uuid, nomFonction: text, level: text, ...range })
export const payRangesSchema = whole({ data: list(payRangeSchema) })

/** What can be filtered by, as the reader's people have it. */
export const analyticsFiltersSchema = whole({
  departments: list(whole({ id: uuid, name: text })),
  locations: list(whole({ id: uuid, name: text })),
  costCenters: list(whole({ id: uuid, name: text })),
  functions: list(text),
  levels: list(text),
})
