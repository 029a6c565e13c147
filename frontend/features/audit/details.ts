import type { AuditLine } from '@/api/types'
import { isUuid } from '#modules/shared/values/is_uuid'

/** A sentence of the catalogue with its values, or a word that stands for itself. */
export type Detail = { id: string; values?: Record<string, string | number> } | { word: string }

interface Words {
  day: (day: string) => string
  time: (instant: Date) => string
  percent: (rate: number) => string
  /** A role or a status in words; null for what has none. */
  status: (code: string) => string | null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * What is stored of an event, in words. Ids and codes that say nothing to a reader stay out: the file of the log has
 * them all.
 */
export function detailsOf(
  { event, details, subject, actor }: Pick<AuditLine, 'event' | 'details' | 'subject' | 'actor'>,
  words: Words
): Detail[] {
  const about: Detail[] =
    subject && subject !== actor ? [{ id: 'audit.account', values: { name: subject } }] : []
  const stored = details as Record<string, unknown>
  return event.startsWith('refused.')
    ? [...about, ...refusal(stored, words)]
    : [...about, ...deed(stored, words)]
}

/** How often, and from where. */
function refusal({ times, minute, from }: Record<string, unknown>, { time }: Words): Detail[] {
  const values = { times: Number(times), minute: time(new Date(String(minute))) }
  return [
    { id: 'audit.times', values },
    ...(from ? [{ id: 'audit.from', values: { from: String(from) } }] : []),
  ]
}

function deed(stored: Record<string, unknown>, words: Words): Detail[] {
  const { version, restored, copyOf, percent, name, partner, sent, removed, refused } = stored
  const found: Detail[] = [name, partner].flatMap((word) =>
    typeof word === 'string' && !isUuid(word) ? [{ word }] : []
  )
  if (copyOf) found.push({ id: 'audit.detail_copy' })
  if (typeof percent === 'number') found.push({ word: words.percent(percent / 100) })
  if (typeof sent === 'number' && typeof removed === 'number' && typeof refused === 'number')
    found.push({ id: 'audit.detail_sent', values: { sent, removed, refused } })
  if (restored) found.push({ id: 'audit.detail_restored', values: { version: Number(restored) } })
  else if (version) found.push({ id: 'audit.detail_version', values: { version: Number(version) } })
  const change = changeOf(stored, words)
  return change ? [...found, change] : found
}

/** From what to what: two days, two roles, two statuses. */
function changeOf({ from, to, before, after }: Record<string, unknown>, words: Words) {
  const [old, now] = [from ?? before, to ?? after].map((value) => {
    if (typeof value !== 'string') return null
    return DAY.test(value) ? words.day(value) : words.status(value)
  })
  return old && now ? { id: 'audit.detail_change', values: { before: old, after: now } } : null
}
