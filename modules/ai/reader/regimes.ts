import type { ReadyMark } from './marks.ts'
import { A_MONTH } from './months.ts'
import { valueOfDigits } from './numbers.ts'
import type { Span, Taken } from './text.ts'

const FULL_TIME = 38
/** No share where an amount or a month follows: "4/5 mars". */
const FRACTION = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?: ?(?:h|u|hrs?|heures?|uren|uur|hours?|jours?|j|dagen|days?)(?= ?(?:/|sur|op|out|of|on)))?` +
    String.raw` ?(?:/|sur|op|out of|of(?= (?:the )?3[5-9])|on(?= 3[5-9])) ?(?:the )?(\d{1,2}(?:[.,]\d{1,2})?)(?:e|eme|emes|den?|th|ths|h|u)?` +
    String.raw`(?![\d%]|[.,]\d| ?(?:€|eur|${A_MONTH}))`,
  'g'
)
/** "4/5", "4 jours sur 5": a share, and no two amounts. */
const IS_SHARE = /\/|jour|j |dag|day/
const FRACTION_WORDS =
  /\b(?:(quatre|vier|four)[ -]?(?:cinquiemes?|vijfden?|fifths?)|(trois|drie|three)[ -]?(?:quarts?|kwart|quarters?)|(neuf|negen|nine)[ -]?(?:dixiemes?|tienden?|tenths?))\b/g
const DAYS = [['1'], ['2', 'deux', 'twee', 'two'], ['3', 'trois', 'drie', 'three'], ['4', 'quatre', 'vier', 'four'], ['5', 'cinq', 'vijf', 'five']] // prettier-ignore
const DAYS_A_WEEK =
  /(?<![\d.,])(\d|deux|trois|quatre|cinq|twee|drie|vier|vijf|two|three|four|five) ?-?(?:jours?|dagen|days?|day|j)(?: de travail)? ?(?:\/ ?|par |per |a |la |in de |)(?:semaine|week|sem)\b/g
/** Days of working at home are no working time. */
const AT_HOME = /tele ?-?travail|thuis|tele-?werk|home|remote|distance|bureau|kantoor|office|site/

/** 4/5, 30.4/38, "vier vijfde": hours a week of full time. */
export function regimes(folded: string, taken: Taken): ReadyMark[] {
  const found: ReadyMark[] = []
  const add = (span: Span, hours: number, full: number) => {
    found.push({ ...span, sort: 'ready', path: 'package.regimeNumerateur', value: hours })
    found.push({
      start: span.end,
      end: span.end,
      sort: 'ready',
      path: 'package.regimeDenominateur',
      value: full,
    })
  }
  for (const match of folded.matchAll(FRACTION)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (
      taken.has(span) ||
      /\/ ?$/.test(folded.slice(0, span.start)) ||
      /^ ?\//.test(folded.slice(span.end))
    )
      continue
    const [part, whole] = [valueOfDigits(match[1]!), valueOfDigits(match[2]!)]
    if (whole >= 35 && whole <= 40 && part <= whole && part >= 3) add(span, part, whole)
    else if (
      [2, 3, 4, 5, 10].includes(whole) &&
      part < whole &&
      IS_SHARE.test(match[0]) &&
      !AT_HOME.test(folded)
    )
      add(span, Math.round((FULL_TIME * part * 100) / whole) / 100, FULL_TIME)
  }
  if (!AT_HOME.test(folded))
    for (const match of folded.matchAll(DAYS_A_WEEK)) {
      const days = DAYS.findIndex((words) => words.includes(match[1]!)) + 1
      const span = { start: match.index, end: match.index + match[0].length }
      if (days < 5 && !taken.has(span))
        add(span, Math.round((FULL_TIME * days * 100) / 5) / 100, FULL_TIME)
    }
  for (const match of folded.matchAll(FRACTION_WORDS)) {
    const share = match[1] ? 0.8 : match[2] ? 0.75 : 0.9
    add({ start: match.index, end: match.index + match[0].length }, FULL_TIME * share, FULL_TIME)
  }
  return found
}
