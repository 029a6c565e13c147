import { COUNTRIES } from '#modules/shared/values/countries'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { plainWords } from './plain_words.ts'

/** What countries are also called in lists of people, and the letters that plates and old registers give them. */
const ALSO: Readonly<Record<string, string>> = {
  'b': 'BE',
  'bel': 'BE',
  'belge': 'BE',
  'belg': 'BE',
  'belgisch': 'BE',
  'belgian': 'BE',
  'f': 'FR',
  'fra': 'FR',
  'francais': 'FR',
  'francaise': 'FR',
  'frans': 'FR',
  'french': 'FR',
  'nl': 'NL',
  'nld': 'NL',
  'holland': 'NL',
  'hollande': 'NL',
  'neerlandais': 'NL',
  'neerlandaise': 'NL',
  'nederlands': 'NL',
  'dutch': 'NL',
  'd': 'DE',
  'deu': 'DE',
  'allemand': 'DE',
  'allemande': 'DE',
  'duits': 'DE',
  'german': 'DE',
  'l': 'LU',
  'lux': 'LU',
}

let names: ReadonlyMap<string, string> | undefined

/** The country of a name in French, Dutch or English; null where it is none. */
export function countryNamed(text: string): string | null {
  names ??= new Map(
    LOCALES.flatMap((locale) => {
      const nameOf = new Intl.DisplayNames(locale, { type: 'region' })
      return COUNTRIES.map((code) => [plainWords(nameOf.of(code) ?? code), code] as const)
    })
  )
  const word = plainWords(text)
  return ALSO[word] ?? names.get(word) ?? null
}
