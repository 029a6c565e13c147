import { parseAmount } from '#modules/shared/values/parse_amount'
import { Failure } from '#cli/lib/failure'

/** `3000`, or as Belgians write it: `3.000,50`. */
export function euros(option: string, text: string): number
export function euros(option: string, text: string | undefined): number | undefined
export function euros(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const amount = parseAmount(text)
  if (amount === null)
    throw new Failure(`${option} ${text} is not an amount such as 3000 or 3.000,50`)
  return amount
}

export function count(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Failure(`${option} ${text} is not a whole number`)
  return Number(text)
}

/** `7`, `7.5` or `7,5`, of a hundred. */
export function percent(option: string, text: string): number {
  if (!/^-?\d{1,4}([.,]\d{1,4})?\s?%?$/.test(text))
    throw new Failure(`${option} ${text} is not a percentage such as 7 or 7.5`)
  return Number(text.replace(',', '.').replace(/\s?%$/, ''))
}
