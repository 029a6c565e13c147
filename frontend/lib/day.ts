import { isDay } from '#modules/shared/values/days'

/**
 * Reads a calendar day as a person writes it in Belgium: `1/9/2026`, `01.09.2026`, `01-09-2026`, `01092026`,
 * or `2026-09-01`. Returns `YYYY-MM-DD`, or null when it is no day that exists.
 */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  if (iso) return existing(iso[1]!, iso[2]!, iso[3]!)
  const written =
    /^(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  return written && existing(written[3]!, written[2]!, written[1]!)
}

/** `01/09/2026` from `2026-09-01`: the same in the three languages. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/')
}

function existing(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : null
}
