import type { Kind, Marks, NumberMark, Period } from './marks.ts'
import { valueOfDigits } from './numbers.ts'
import type { Span, Taken } from './text.ts'

const MONTHS =
  /(?:x|\*|fois|maal|times|sur|over|op) ?(1[2345](?:[.,]\d{1,3})?)(?: ?(?:mois|maanden|months|m))?(?![\d%])|\b(1[2345](?:[.,]\d{1,3})?) (?:mois|maanden|months)\b/g
const SLASH =
  /^ ?p?\/ ?(mois|maand|mnd|month|mo|mth|m|ans?|annee|jaar|jr|j|years?|yr|y|h|u|heures?|hours?|hr|uur|jours?|dag|day|d|sem|semaine|week|wk|w|km|cheque|titre|piece|stuk|voucher)\b/
const SLASHES: readonly [RegExp, Period | 'km'][] = [
  [/^(mois|maand|mnd|mo|mth|month|m)$/, 'month'],
  [/^(ans?|annee|jaar|jr|years?|yr|y)$/, 'year'],
  [/^(h|u|heures?|hours?|hr|uur)$/, 'hour'],
  [/^(j|jours?|dag|day|d|cheque|titre|piece|stuk|voucher)$/, 'day'],
  [/^(sem|semaine|week|wk|w)$/, 'week'],
  [/^km$/, 'km'],
]
const BEHIND: readonly [RegExp, Kind][] = [
  [
    /^ ?(?:g|gr|grs|gram|grams|grammes?)(?: ?\/ ?km| ?(?:par|per|du) (?:km|kilometre))?(?: ?(?:de )?co ?2)?(?![a-z])/,
    'grams',
  ],
  [
    /^ ?(?:h|u|hrs?|heures?|uren|uur|hours?)(?: ?\/ ?(?:sem(?:aine)?|week|s|w|wk)| (?:par|la|per|a|de la|in de) ?(?:semaine|sem|week))?(?![a-z])/,
    'hours',
  ],
  [/^ ?(?:km|kms|kilometres?|kilometers?|bornes)(?![a-z])/, 'km'],
  [/^ ?(?:jours?|jrs|j|dagen|dag|dgn|days?|journees?)(?![a-z])/, 'days'],
  [/^ ?kwh(?![a-z])/, 'kwh'],
]

interface Factor extends Span {
  readonly months: number
}

/** "x 13,92", "12 mois": of how many months an amount of a year is. */
export function monthsIn(folded: string, taken: Taken): Factor[] {
  const found: Factor[] = []
  for (const match of folded.matchAll(MONTHS)) {
    const months = valueOfDigits((match[1] ?? match[2])!)
    const factor = { months, start: match.index, end: match.index + match[0].length }
    const digits = { start: folded.indexOf((match[1] ?? match[2])!, match.index), end: factor.end }
    if (taken.has({ start: digits.start, end: digits.start + 1 })) continue
    taken.take(factor)
    found.push(factor)
  }
  return found
}

/** Each of the nearest amount that can be a pay. */
export function attachMonths({ numbers, folded }: Marks, factors: readonly Factor[]): void {
  for (const factor of factors) {
    const nearest = numbers
      .filter(({ value }) => value >= 300)
      .filter(
        () =>
          !/(?:contrat|cdd|duree|pendant|contract|duur|looptijd|during|term) (?:de |van |of |d'une duree de )?$/.test(
            folded.slice(0, factor.start)
          )
      )
      .sort((a, b) => gap(a, factor) - gap(b, factor))[0]
    if (nearest === undefined) continue
    nearest.months = factor.months
    nearest.with.push(factor)
  }
}

function gap(a: Span, b: Span): number {
  return a.end <= b.start ? b.start - a.end : a.start - b.end
}

/** What stands right behind a number: "/mois", "km", "g/km", "h". */
export function readBehind(folded: string, number: NumberMark): void {
  const rest = folded.slice(number.end, number.end + 40)
  const slash = SLASH.exec(rest)
  if (slash) {
    const of = SLASHES.find(([pattern]) => pattern.test(slash[1]!))?.[1]
    if (of === 'km') number.kind = 'km'
    else if (of !== undefined) number.period = of
    number.with.push({ start: number.end, end: number.end + slash[0].length })
    return
  }
  if (number.kind !== 'plain') return
  for (const [pattern, kind] of BEHIND) {
    const match = pattern.exec(rest)
    if (match === null) continue
    number.kind = kind
    number.with.push({ start: number.end, end: number.end + match[0].length })
    return
  }
}

/** "par mois", "jaarlijks": of the nearest number of its clause. */
export function attachPeriods({ numbers, concepts, folded }: Marks): void {
  for (const concept of concepts) {
    if (concept.is !== 'per' && concept.is !== 'unit') continue
    const nearest = numbers
      .filter(
        (number) =>
          !/[;\n]|\.(?:\s|$)/.test(between(folded, number, concept)) &&
          !/,\s/.test(between(folded, number, concept))
      )
      .filter((number) =>
        concept.is === 'per'
          ? number.period === undefined
          : number.kind === 'plain' && number.end <= concept.start
      )
      .map((number) => ({
        number,
        cost: gap(number, concept) + (number.end <= concept.start ? 0 : 6),
      }))
      .filter(({ cost }) => cost <= (concept.is === 'per' ? 34 : 2))
      .sort((a, b) => a.cost - b.cost)[0]?.number
    if (nearest === undefined) continue
    const crossed = numbers.some((other) => other !== nearest && isBetween(other, nearest, concept))
    if (crossed) continue
    if (concept.is === 'per') {
      if (
        nearest.kind === 'percent' ||
        nearest.kind === 'days' ||
        nearest.kind === 'hours' ||
        nearest.kind === 'km'
      ) {
        if (concept.of === 'year' && nearest.kind === 'days') nearest.with.push(concept)
        continue
      }
      nearest.period = concept.of as Period
    } else nearest.kind = concept.of as Kind
    nearest.with.push(concept)
  }
}

function between(folded: string, a: Span, b: Span): string {
  return a.end <= b.start ? folded.slice(a.end, b.start) : folded.slice(b.end, a.start)
}

function isBetween(span: Span, a: Span, b: Span): boolean {
  const [from, to] = a.end <= b.start ? [a.end, b.start] : [b.end, a.start]
  return span.start >= from && span.end <= to
}
