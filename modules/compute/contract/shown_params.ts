import type { ComputeError } from './types.ts'

export type Language = 'fr' | 'nl' | 'en'

/** How a language writes a number: what stands between thousands and before decimals. */
const NUMBERS: Readonly<Record<Language, { readonly group: string; readonly decimal: string }>> = {
  fr: { group: '\u202f', decimal: ',' },
  nl: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
}
const NO_BREAK = '\u00a0'
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * What a refusal names, as the language writes it: numbers with its separators, money with two decimals
 * and its sign, days with the day first. The runtime's own tables differ from one machine to the next,
 * and these sentences must not.
 */
export function shownParams(
  { params = {} }: Pick<ComputeError, 'params'>,
  language: Language
): Readonly<Record<string, string>> {
  const unit = params.unit as string | undefined
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? number(value, unit, language) : value.replace(DAY, '$3/$2/$1'),
    ])
  )
}

/** The key under which a field has its label: `voitureSociete` for `package.hasVoitureSociete`. */
export function labelKey(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1)
  return name.replace(/^has([A-Z])/, (_, first: string) => first.toLowerCase())
}

function number(value: number, unit: string | undefined, language: Language): string {
  if (unit === 'EUR') return money(value, language)
  const plain = digits(String(value), language)
  return unit === undefined ? plain : `${plain}${NO_BREAK}${unit}`
}

/** `1 000,00 €`, `€ 1.000,00`, `€1,000.00`. */
function money(value: number, language: Language): string {
  const amount = digits(Math.abs(value).toFixed(2), language)
  const sign = value < 0 ? '-' : ''
  if (language === 'fr') return `${sign}${amount}${NO_BREAK}€`
  return language === 'nl' ? `€${NO_BREAK}${sign}${amount}` : `${sign}€${amount}`
}

/** A plain figure (`-1234.5`) with the separators of the language. */
function digits(figure: string, language: Language): string {
  const { group, decimal } = NUMBERS[language]
  const [whole, part] = figure.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return part === undefined ? grouped : `${grouped}${decimal}${part}`
}
