import { isPlainDate } from '../../engine/dates.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { readTranslations } from '../translations.ts'
import type { OptionList } from './choice.ts'
import type { Field } from './fields.ts'
import { BENEFITS, flagOf } from './index.ts'
import { listOf } from './options.ts'

/*
 * Fields that change nothing on the sheet: names, what is on offer and what is imposed. Their shape is checked.
 */

type Check = (value: unknown, path: string, reading: Reading) => void

const CHECKS: ReadonlyMap<string, Check> = new Map(BENEFITS.flatMap(checksOf))

/**
 * Checks the shape of one field that changes nothing on the sheet.
 * @returns false when the field is not one of them.
 */
export function checkSilentField(fields: Fields, key: string, reading: Reading): boolean {
  const check = CHECKS.get(key)
  if (check === undefined) return false
  if (isGiven(fields[key])) check(fields[key], `package.${key}`, reading)
  return true
}

function checksOf({ name, fields, choice }: (typeof BENEFITS)[number]): [string, Check][] {
  const silent = Object.entries(fields).filter(([, field]) => field.silent)
  const own = silent.map(([key, field]): [string, Check] => [key, checkOf(field)])
  if (choice === undefined) return own
  const flags = [flagOf('can', name), flagOf('mustHave', name)]
  const list: [string, Check][] = choice.options ? [[listOf(name), checkList(choice.options)]] : []
  return [...own, ...flags.map((key): [string, Check] => [key, checkFlag]), ...list]
}

/** The check of one value of a kind, within its bounds. */
function checkOf({ kind, min = 0, max = Infinity, words = [] }: Field): Check {
  switch (kind) {
    case 'amount':
      return (value, path, reading) => void reading.amount(value, path, min, max)
    case 'count':
      return (value, path, reading) => void reading.count(value, path, min, max)
    case 'number':
      return (value, path, reading) => void reading.hundredths(value, path, min, max)
    case 'choice':
      return (value, path, reading) => void reading.word(value, path, words)
    case 'names':
      return readTranslations
    case 'flag':
      return checkFlag
    case 'id':
      return checkId
    case 'date':
      return checkDate
    default:
      return checkText
  }
}

function checkList({ columns }: OptionList): Check {
  const known = Object.entries(columns).filter(([, { catalogueOnly }]) => !catalogueOnly)
  const required = known.filter(([, column]) => column.required).map(([key]) => key)
  const checks: Readonly<Record<string, Check>> = {
    id: checkId,
    description: checkText,
    translations: readTranslations,
    ...Object.fromEntries(known.map(([key, column]) => [key, checkOf(column)])),
  }
  return (value, path, reading) => {
    if (!Array.isArray(value)) return reading.refuse('invalid_value', path, { expected: 'list' })
    for (const [i, each] of value.entries()) {
      const at = `${path}[${i}]`
      const option = reading.object(each, at)
      if (option === undefined) {
        if (!isGiven(each)) reading.refuse('required', at)
        continue
      }
      for (const key in option) {
        if (!Object.hasOwn(checks, key)) reading.refuse('unknown_field', `${at}.${key}`)
        else if (isGiven(option[key])) checks[key](option[key], `${at}.${key}`, reading)
      }
      for (const key of required) {
        if (!isGiven(option[key])) reading.refuse('required', `${at}.${key}`)
      }
    }
  }
}

function checkFlag(value: unknown, path: string, reading: Reading): void {
  reading.flag(value, path)
}

function checkText(value: unknown, path: string, reading: Reading): void {
  if (typeof value !== 'string') reading.refuse('invalid_value', path, { expected: 'text' })
}

function checkId(value: unknown, path: string, reading: Reading): void {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return
  reading.refuse('invalid_value', path, { expected: 'text' })
}

function checkDate(value: unknown, path: string, reading: Reading): void {
  if (typeof value === 'string' && isPlainDate(value)) return
  reading.refuse('invalid_value', path, { expected: 'date' })
}
