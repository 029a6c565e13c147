import { REGION, type Locale } from './locale.ts'

const MINUS = '\u2212'

/** Formats by language and options, each made once: to make one takes far longer than to write with it. */
function formatsOf<Options, Format>(Maker: new (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: Locale, options: Options): Format => {
    const key = `${locale}${JSON.stringify(options)}`
    let format = made.get(key)
    if (!format) made.set(key, (format = new Maker(REGION[locale], options)))
    return format
  }
}

const numberFormat = formatsOf(Intl.NumberFormat)
const dateFormat = formatsOf(Intl.DateTimeFormat)

/** `2 261,33`: an amount in euros without its sign of currency; 2 decimals unless told. Zero is never negative. */
export function formatAmount(locale: Locale, amount: number, decimals = 2): string {
  return signed(
    numberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(withoutNegativeZero(amount, decimals))
  )
}

/** `2 261,33 €`, placed as the language places it. */
export function formatEuros(locale: Locale, amount: number, decimals = 2): string {
  return currency(locale, withoutNegativeZero(amount, decimals), decimals, 'auto')
}

/** `+31 €` or `−31 €`: a difference, always with its sign. */
export function formatDifference(locale: Locale, amount: number, decimals = 0): string {
  return currency(locale, amount, decimals, 'always')
}

/** `13,07 %` from 0.1307. */
export function formatPercent(locale: Locale, share: number, decimals = 2): string {
  return signed(
    numberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 0,
      maximumFractionDigits: decimals,
    }).format(share)
  )
}

/** `1 septembre 2026` from `2026-09-01`; the day is a calendar day, so no time zone may move it. */
export function formatDay(
  locale: Locale,
  day: string,
  style: 'long' | 'medium' | 'short' = 'long'
): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const text = dateFormat(locale, { dateStyle: style, timeZone: 'UTC' }).format(date)
  // French writes the first day of a month as an ordinal.
  return locale === 'fr' && style !== 'short' ? text.replace(/^1 /, '1er ') : text
}

/** `12:04` in the reader's time zone, on 24 hours. */
export function formatTime(locale: Locale, instant: Date): string {
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
}

/** `21 nov. 2026, 12:04` in the reader's time zone. */
export function formatInstant(locale: Locale, instant: string): string {
  return dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant))
}

/**
 * Reads what a person typed as an amount: `3.000,50`, `3000.5`, `3 000`, `€ 3 000`.
 * The last comma or point is the decimal sign, unless exactly three digits follow and no other sign tells otherwise.
 * Returns euros rounded to the cent, or null when it is not a number.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€']/g, '').replace(/\u2212/g, '-')
  if (!/^-?\d[\d.,]*$|^-?[.,]\d+$/.test(bare)) return null
  const decimalAt = decimalSign(bare)
  const whole = (decimalAt < 0 ? bare : bare.slice(0, decimalAt)).replace(/[.,]/g, '')
  const fraction = decimalAt < 0 ? '' : bare.slice(decimalAt + 1)
  const value = Number(`${whole === '' || whole === '-' ? `${whole}0` : whole}.${fraction || '0'}`)
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null
}

function currency(
  locale: Locale,
  amount: number,
  decimals: number,
  signDisplay: 'auto' | 'always'
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay }
  return signed(
    numberFormat(locale, { ...digits, style: 'currency', currency: 'EUR' }).format(amount)
  )
}

function decimalSign(bare: string): number {
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  if (last < 0) return -1
  const sign = bare[last]!
  const sameSignTwice = bare.indexOf(sign) !== last
  const bothSigns = bare.includes(',') && bare.includes('.')
  if (sameSignTwice) return -1
  const looksLikeThousands = bare.length - last - 1 === 3 && !bothSigns && !/^-?0/.test(bare)
  return looksLikeThousands ? -1 : last
}

function withoutNegativeZero(amount: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(amount * factor) / factor === 0 ? 0 : amount
}

function signed(text: string): string {
  return text.replace(/-/g, MINUS)
}
