import { isDay, today } from '#modules/shared/values/days'
import { Failure } from '#cli/lib/failure'

/** What is typed behind `barema index`. */
export interface TypedIndex {
  percent: string
  commission: string
  date?: string
  dryRun: boolean
}

/** What the API is asked. */
export interface Index {
  percent: number
  commissionParitaire: string
  date: string
  dryRun: true
}

/**
 * Checks what can be checked before any request.
 * @throws Failure
 */
export function readIndex({ percent, commission, date, dryRun }: TypedIndex): Index {
  if (!dryRun) {
    throw new Failure(
      'applying an index changes contracts, and needs the approval of a second person: barema index plan begins one. Add --dry-run to see before and after only'
    )
  }
  return {
    percent: readPercent(percent, '--percent'),
    commissionParitaire: commission,
    date: readDate(date),
    dryRun,
  }
}

/** `2.21` or, as Belgians write it, `2,21`. The server knows the limits. */
export function readPercent(text: string, option: string): number {
  if (!/^-?\d+(?:[.,]\d{1,4})?$/.test(text)) {
    throw new Failure(`${option} ${text} is not a percentage such as 2.21 (four decimals at most)`)
  }
  return Number(text.replace(',', '.'))
}

/** A day, today unless told. */
export function readDate(text: string | undefined): string {
  if (text === undefined) return today()
  if (!isDay(text)) throw new Failure(`--date ${text} is not a day such as 2026-09-01`)
  return text
}
