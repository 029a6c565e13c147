import * as en from 'chrono-node/en'
import * as fr from 'chrono-node/fr'
import * as nl from 'chrono-node/nl'
import type { ParsedComponents } from 'chrono-node'
import { A_MONTH, monthOf } from './months.ts'
import type { Span } from './text.ts'

/** A day that was said, and of what: the package, or a car. */
export interface Day extends Span {
  readonly path: 'date' | 'package.dateImmatriculationVS' | 'package.dateCommandeVS'
  /** `YYYY-MM-DD`. */
  readonly value: string
}

/** What may be a day: a month by its name, or figures as dates have them. */
const MAY_BE_DAY = new RegExp(
  `${A_MONTH}|\\d ?[/.-] ?\\d{1,2} ?[/.-] ?\\d{2,4}|\\d{4}-\\d{2}-\\d{2}`
)
const BIRTH = /(?:ne|nee|geboren|born|naissance|geboortedatum|birth)\b[a-z: ]{0,6}$/
const REGISTERED =
  /(?:immatricul[a-z]*|mise? en circulation|registered|registration|ingeschreven|inschrijving|inschrijvingsdatum)(?: ?:| le| du| de| depuis| op| van| on| in| of| date| datum| en| sinds| since)* ?$/
const ORDERED =
  /(?:commandee?|commande|besteld|bestelling|besteldatum|ordered|order date)(?: ?:| le| du| de| op| van| on| in| en)* ?$/

/** The days of a text. `today` is for those that are told without a year. */
export function daysOf(
  text: string,
  folded: string,
  today: string,
  language: 'fr' | 'nl' | 'en'
): Day[] {
  if (!MAY_BE_DAY.test(folded) || text.length > 2_000) return []
  const written = withYear(folded)
  const days = written.length > 0 ? written : withoutYear(text, folded, today, language)
  return days.flatMap(({ start, end, value }): Day[] => {
    const before = folded.slice(Math.max(0, start - 48), start)
    if (BIRTH.test(before)) return []
    if (REGISTERED.test(before))
      return [{ start, end, value, path: 'package.dateImmatriculationVS' }]
    if (ORDERED.test(before)) return [{ start, end, value, path: 'package.dateCommandeVS' }]
    return value >= '2021' && value < '2041' ? [{ start, end, value, path: 'date' }] : []
  })
}

interface Written extends Span {
  readonly value: string
}

/** Manners of a day with its year: groups `d`, `m` (a name or a number) and `y`. */
const WITH_YEAR = [
  /\b(?<y>20\d\d)-(?<m>\d\d)-(?<d>\d\d)\b/g,
  /(?<![\d.,/-])(?<d>\d{1,2}) ?[/.-] ?(?<m>\d{1,2}) ?[/.-] ?(?<y>20[0-3]\d)\b/g,
  /(?<![\d.,/-])(?<d>\d{1,2})(?:er|e|st|nd|rd|th|ste|de)?\.?(?: of| de)? (?<m>[a-z]{3,9})\.?,? (?<y>20[0-3]\d)\b/g,
  /\b(?<m>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>20[0-3]\d)\b/g,
  /\b(?<m>[a-z]{3,9})\.? (?<y>20[0-3]\d)\b/g,
]

function withYear(folded: string): Written[] {
  const found: Written[] = []
  for (const pattern of WITH_YEAR)
    for (const { 0: words, index: start, groups } of folded.matchAll(pattern)) {
      const end = start + words.length
      if (found.some((other) => start < other.end && end > other.start)) continue
      const value = dayOf(groups ?? {})
      if (value !== undefined) found.push({ start, end, value })
    }
  return found.sort((a, b) => a.start - b.start)
}

type Groups = Readonly<Partial<Record<'y' | 'm' | 'd', string>>>

function dayOf({ y = '', m = '', d = '1' }: Groups): string | undefined {
  const month = /^\d/.test(m) ? Number(m) : (monthOf(m) ?? 0)
  const day = Number(d)
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** What no year stands beside: the first of them, as a library reads it. */
function withoutYear(
  text: string,
  folded: string,
  today: string,
  language: 'fr' | 'nl' | 'en'
): Written[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const locales = { fr: [fr, nl, en], nl: [nl, fr, en], en: [en, fr, nl] }[language]
  for (const window of windows(folded)) {
    const words = text.slice(window.start, window.end)
    for (const [i, locale] of locales.entries()) {
      const chrono = locale === en ? en.GB : (locale as typeof fr).casual
      for (const found of chrono.parse(words, reference, { forwardDate: true })) {
        const value = dateOf(found.start, i === 0)
        const start = window.start + found.index
        if (value === undefined || BIRTH.test(folded.slice(0, start))) continue
        return [{ value, start, end: start + found.text.length }]
      }
    }
  }
  return []
}

/** Around what may be a date: libraries read a long text slowly. */
function windows(folded: string): Span[] {
  const found = [...folded.matchAll(new RegExp(MAY_BE_DAY.source, 'g'))].slice(0, 2)
  return found.map(({ index }) => ({
    start: folded.lastIndexOf(' ', Math.max(0, index - 8)) + 1,
    end: Math.min(folded.length, index + 24),
  }))
}

/** A month with nothing beside it may mean any day of it, of any year, or be a name: Jan, Mark, May. */
function dateOf(start: ParsedComponents, isOwnLanguage: boolean): string | undefined {
  if (!start.isCertain('month') || (!isOwnLanguage && !start.isCertain('day'))) return undefined
  const [year, month] = [start.get('year')!, start.get('month')!]
  if (!start.isCertain('day') && !start.isCertain('year')) return undefined
  const date = start.isCertain('day') ? start.get('day')! : 1
  if (year < 2021 || year > 2040) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
