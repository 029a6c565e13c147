import {
  inputText,
  lineText,
  listBenefits,
  listCommissions,
  type Language,
} from '#modules/compute/pure'
import { formatNumber } from '#modules/shared/values/format'
import { fold } from './text.ts'

/** What a field is called in the engine's own texts, by language; `undefined` where they do not name it. */
const SHORT: Readonly<Record<string, string>> = {
  'solve.salaireNet': 'salaireNet',
  'solve.salaireNetAnnuel': 'salaireNetAnnuel',
  'solve.coutEmployeurAnnuel': 'coutEmployeurAnnuel',
  'package.salaireBrut': 'salaireBrut',
  'package.salaireBrutHoraire': 'salaireBrutHoraire',
}

/** The name of a path for a reader: of a benefit by its title, of a line by its label. */
export function nameOfPath(path: string, language: Language): string {
  const line = SHORT[path]
  if (line !== undefined) return lineText(line, language)
  const field = path.split('.').at(-1)!
  const benefit = listBenefits().find((each) => each.switch === field || each.value === field)
  if (benefit !== undefined) return benefit.titles[language]
  return inputText(field, language) ?? inputText(path, language) ?? field
}

/** A value for a reader: an amount as it is written in the language, a committee by its name. */
export function shownValue(path: string, value: unknown, language: Language): string {
  if (typeof value === 'number') return formatNumber(language, value, MOST_DECIMALS)
  if (value === true) return '✓'
  if (value === false) return '✗'
  if (path.endsWith('commissionParitaire')) {
    const known = listCommissions().find(({ code }) => code === value)
    return known === undefined
      ? String(value)
      : `${String(value).replace('BECP', '')} ${known.titles[language]}`
  }
  return value === null ? '–' : String(value)
}

const MOST_DECIMALS = 4

/** A thing of the company's catalogue that may be said by its name. */
export interface CatalogueItem {
  readonly name: string
  /** What choosing it sets, by path. */
  readonly sets: Readonly<Record<string, number | string | boolean>>
}

/** The place where the name of an item is said: all of its words, in their order and near each other. */
export function placeOf(
  item: CatalogueItem,
  folded: string
): { start: number; end: number } | undefined {
  const words = fold(item.name).match(/[a-z0-9]+/g) ?? []
  if (words.length === 0 || words.join('').length < 4) return undefined
  const match = new RegExp(`\\b${words.join('[^a-z0-9]{1,3}')}\\b`).exec(folded)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}
