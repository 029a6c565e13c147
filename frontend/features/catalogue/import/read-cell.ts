import type { Cell } from '@/api/benefit-imports'
import { parseDay } from '../../../lib/day.ts'
import { parseAmount } from '#modules/shared/values/parse_amount'
import { BODY_WORDS, ENERGY_WORDS, NO_WORDS, plain, YES_WORDS, type ImportField } from './words.ts'

/**
 * Reads a cell as its field means it: a decimal comma, a day as Belgians write it, yes and no in three languages.
 * What cannot be read stays as it is, and the server says what is wrong with it.
 */
export function readCell(field: ImportField, cell: Cell): Cell {
  if (cell === null || cell === '') return null
  switch (field) {
    case 'id':
    case 'description':
    case 'descriptionFr':
    case 'descriptionNl':
    case 'descriptionEn':
      return String(cell)
    case 'energie':
      return codeOf(String(cell), ENERGY_WORDS)
    case 'carrosserie':
      return codeOf(String(cell), BODY_WORDS)
    case 'dateImmatriculation':
      return typeof cell === 'string' ? (parseDay(cell) ?? cell) : String(cell)
    case 'nonRechargeable':
    case 'euro6eBis':
    case 'eligibleBudgetMobilite':
    case 'inPackages':
      return yesOrNo(cell)
    default:
      return typeof cell === 'string' ? (parseAmount(cell) ?? cell) : cell
  }
}

/** The code that a word stands for; a word that is none stays. */
function codeOf(text: string, all: Readonly<Record<string, readonly string[]>>): string {
  const word = plain(text)
  const known = Object.entries(all).find(
    ([code, words]) => plain(code) === word || words.includes(word)
  )
  return known?.[0] ?? text
}

function yesOrNo(cell: Cell): Cell {
  if (typeof cell === 'boolean') return cell
  const word = plain(String(cell))
  if (YES_WORDS.includes(word)) return true
  return NO_WORDS.includes(word) ? false : cell
}
