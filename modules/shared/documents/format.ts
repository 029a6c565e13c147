import * as screen from '../values/format.ts'

/** The languages a document is written in. */
export type DocumentLanguage = screen.Language

/**
 * An amount as documents want it: two decimals, a true minus (U+2212), groups kept together by U+00A0
 * where the language groups with a space. `3 000,00` (fr), `3.000,00` (nl), `3,000.00` (en).
 *
 * @param euros at most two decimals, as at every JSON boundary
 * @param decimals 4 for an hourly salary
 */
export function formatAmount(
  language: DocumentLanguage,
  euros: number,
  decimals: 0 | 2 | 4 = 2
): string {
  return onPaper(screen.formatAmount(language, euros, decimals))
}

/** The same with the euro sign where the language puts it: `3 000,00 €`, `€ 3.000,00`, `€3,000.00`. */
export function formatMoney(language: DocumentLanguage, euros: number): string {
  return onPaper(screen.formatEuros(language, euros))
}

/** Pay by the hour, which has four decimals: `17,2345 €`, `€ 17,2345`, `€17.2345`. */
export function formatHourlyPay(language: DocumentLanguage, euros: number): string {
  const [whole, exact] = [formatAmount(language, euros), formatAmount(language, euros, 4)]
  return formatMoney(language, euros).replace(whole, exact)
}

/**
 * A rate such as the accident-insurance premium: `0,50 %`, `0,50%`, `0.50%`.
 *
 * @param rate 0.005 for half a percent
 */
export function formatRate(language: DocumentLanguage, rate: number): string {
  return onPaper(screen.formatPercent(language, rate, 4, 2))
}

/**
 * A plain date in words: « 1er septembre 2026 », `1 september 2026`, `1 September 2026`.
 *
 * @param date YYYY-MM-DD
 */
export function formatDate(language: DocumentLanguage, date: string): string {
  return onPaper(screen.formatDay(language, date))
}

/**
 * A month in words: « octobre 2026 », `oktober 2026`, `October 2026`.
 *
 * @param month YYYY-MM
 */
export function formatMonthOf(language: DocumentLanguage, month: string): string {
  return screen.formatMonth(language, `${month}-01`, 'long', 'numeric')
}

/** A thin space (U+202F) is too thin on paper and missing from many fonts. */
function onPaper(text: string) {
  return text.replace(/\u202f/g, '\u00a0')
}
