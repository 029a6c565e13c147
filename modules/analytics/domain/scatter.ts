import { trendOf } from './definitions.ts'

export const AXES = ['seniority', 'age', 'level'] as const
export type Axis = (typeof AXES)[number]

/** As many points as a picture carries; more are gathered in hexagons. */
export const MOST_POINTS = 2_000

/** Hexagons across the picture. */
const ACROSS = 40

export interface Point {
  id: string
  name: string
  department: string | null
  /** Null where it is not known, or not the reader's to know. */
  gender: string | null
  x: number
  /** EUR a month at full time. */
  y: number
}

/** A hexagon by its middle, with how many people are in it. */
export interface Bin {
  x: number
  y: number
  count: number
}

export interface Scatter {
  total: number
  /** Empty where there are more than a picture carries. */
  points: Point[]
  bins: Bin[]
  trend: { slope: number; intercept: number } | null
}

/** Points with their line of least squares, or hexagons where there are too many. */
export function scatterOf(points: readonly Point[]): Scatter {
  const isMany = points.length > MOST_POINTS
  return {
    total: points.length,
    points: isMany ? [] : [...points],
    bins: isMany ? hexagonsOf(points) : [],
    trend: trendOf(points),
  }
}

/** People by the nearest middle of a lattice of hexagons: two lattices of rectangles, one between the other. */
export function hexagonsOf(points: readonly { x: number; y: number }[]): Bin[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, low] = [least(xs), least(ys)]
  const width = (most(xs) - left) / ACROSS || 1
  const height = ((most(ys) - low) / ACROSS || 1) * Math.sqrt(3)
  const bins = new Map<string, Bin>()
  for (const { x, y } of points) {
    const [column, row] = [(x - left) / width, (y - low) / height]
    const even = [Math.round(column), Math.round(row)] as const
    const odd = [Math.floor(column) + 0.5, Math.floor(row) + 0.5] as const
    const [atX, atY] = distance(column, row, even) <= distance(column, row, odd) ? even : odd
    const key = `${atX} ${atY}`
    const bin = bins.get(key) ?? { x: left + atX * width, y: low + atY * height, count: 0 }
    bin.count += 1
    bins.set(key, bin)
  }
  return [...bins.values()]
}

/** In the measure of a hexagon: a row is √3 times as high as a column is wide. */
function distance(column: number, row: number, [x, y]: readonly [number, number]): number {
  return (column - x) ** 2 + 3 * (row - y) ** 2
}

// Not Math.min of all: so many arguments do not fit.
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
