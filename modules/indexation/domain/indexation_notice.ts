import { eventOn, type IndexData, type IndexEvent } from '#modules/compute/pure'

/** An indexation that people should know of while it comes and just after. */
export interface KnownIndexation extends Pick<
  IndexEvent,
  'commissionParitaire' | 'day' | 'status' | 'low' | 'high'
> {
  /** Percent added to pay; null until it is known. */
  percent: number | null
  /** The day on which the figure was last looked up. */
  checkedOn: string | null
  /** What its scenario is called. */
  scenario: string
}

const CP200 = 'BECP200'

/** The last two months of a year announce the coming January; its notice stays up before 1 February. */
const ANNOUNCED_FROM_MONTH = 11

/**
 * The indexation to speak of on a day (YYYY-MM-DD), or none. CP 200 indexes every January, and the percentage is known in
 * the last days of December: until then a range and its day are told, and never one number.
 */
export function indexationNotice(today: string, data: IndexData): KnownIndexation | null {
  const [year, month] = today.split('-').map(Number)
  const january = month === 1 ? year : month >= ANNOUNCED_FROM_MONTH ? year + 1 : null
  if (january === null) return null
  const day = `${january}-01-01`
  const event = eventOn(data, CP200, day)
  return {
    commissionParitaire: CP200,
    day,
    status: event?.status ?? 'EXPECTED',
    percent: event?.status === 'FINAL' ? event.percent : null,
    low: event?.low ?? null,
    high: event?.high ?? null,
    checkedOn: event?.checked ?? null,
    scenario: `Indexation ${january} (CP200)`,
  }
}
