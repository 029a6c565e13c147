/** An indexation that people should know of while it comes and just after. */
export interface KnownIndexation {
  commissionParitaire: string
  /** The day it takes effect, YYYY-MM-DD. */
  day: string
  /** Percent added to pay; null until it is known. */
  percent: number | null
  /** What its scenario is called. */
  scenario: string
}

/**
 * CP 200 indexes every January, by the rise of the health index over a year; the percentage is known in the last
 * days of December. Figures: FPS Employment, database of minimum wages, joint committee 200.
 */
const CP200_PERCENT: Record<number, number> = { 2025: 3.58, 2026: 2.21 }

/** The last two months of a year announce the coming January; its notice stays up before 1 February. */
const ANNOUNCED_FROM_MONTH = 11

/** The indexation to speak of on a day (YYYY-MM-DD), or none. */
export function indexationNotice(today: string): KnownIndexation | null {
  const [year, month] = today.split('-').map(Number)
  const january = month === 1 ? year : month >= ANNOUNCED_FROM_MONTH ? year + 1 : null
  if (january === null) return null
  return {
    commissionParitaire: 'BECP200',
    day: `${january}-01-01`,
    percent: CP200_PERCENT[january] ?? null,
    scenario: `Indexation ${january} (CP200)`,
  }
}
