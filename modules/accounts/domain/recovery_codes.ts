import { randomInt } from 'node:crypto'

const HOW_MANY = 10
/** Without the letters and figures that are mistaken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of fifty bits, written in two halves. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => `${randomSigns(5)}-${randomSigns(5)}`)
}

/** What was typed as it is stored: case, spaces and the hyphen do not count, nor what a phone makes of a hyphen. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '')
}

/** Each as likely as any other. */
export function randomSigns(count: number): string {
  return Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
