const DAY_MS = 86_400_000

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

/** The day so many days after (or before) `YYYY-MM-DD`. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Today where the reader is, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
    .toISOString()
    .slice(0, 10)
}

/** The calendar day in Belgium, by which offers end and the law applies. */
export function belgianDay(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date())
}

/** How many days from today in Belgium until a day; 0 on that day, negative after it. */
export function daysUntil(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${belgianDay()}T00:00:00Z`)) / DAY_MS
}

function existing(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // A date of JavaScript turns 31 June into 1 July.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
