import { randomInt } from 'node:crypto'

const HOW_MANY = 10
/** Without the letters and figures that are mistaken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of fifty bits, written in two halves. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => `${half()}-${half()}`)
}

/** What was typed as it is stored: case, spaces and the hyphen do not count. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '')
}

function half(): string {
  return Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
