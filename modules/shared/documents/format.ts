/** The languages a document is written in. */
export type DocumentLanguage = 'fr' | 'nl' | 'en'

/**
 * Whose numbers, dates and lists each language writes, on screen, paper, in mails and on the command line. English is
 * that of an English reader: en-BE would write three thousand four hundred as 3.400.
 */
export const REGION = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB' } as const
const TRUE_MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00a0'

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
  return spaced(numberFormat(language, decimals).format(withoutNegativeZero(euros)))
}

/** The same with the euro sign where the language puts it: `3 000,00 €`, `€ 3.000,00`, `€3,000.00`. */
export function formatMoney(language: DocumentLanguage, euros: number): string {
  const digits = formatAmount(language, Math.abs(euros))
  const sign = euros < 0 ? TRUE_MINUS : ''
  switch (language) {
    case 'fr':
      return `${sign}${digits}${NO_BREAK_SPACE}€`
    case 'nl':
      return `€${NO_BREAK_SPACE}${sign}${digits}`
    case 'en':
      return `${sign}€${digits}`
  }
}

/**
 * A rate such as the accident-insurance premium: `0,50 %`, `0,50%`, `0.50%`.
 *
 * @param rate 0.005 for half a percent
 */
export function formatRate(language: DocumentLanguage, rate: number): string {
  return spaced(
    new Intl.NumberFormat(REGION[language], {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    }).format(rate)
  )
}

/**
 * A plain date in words: « 1er septembre 2026 », `1 september 2026`, `1 September 2026`.
 *
 * @param date YYYY-MM-DD
 */
export function formatDate(language: DocumentLanguage, date: string): string {
  const words = new Intl.DateTimeFormat(REGION[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  // French counts the first day of a month, the others not; Intl does not know.
  return spaced(language === 'fr' ? words.replace(/^1 /, '1er ') : words)
}

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: DocumentLanguage, decimals: number) {
  const key = `${language}${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(REGION[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    })
    formats.set(key, format)
  }
  return format
}

function withoutNegativeZero(value: number) {
  return value === 0 ? 0 : value
}

/** Intl's thin space (U+202F) is too thin on paper and missing from many fonts; its minus is a hyphen. */
function spaced(text: string) {
  return text.replace(/\u202f/g, NO_BREAK_SPACE).replace(/^-/, TRUE_MINUS)
}
