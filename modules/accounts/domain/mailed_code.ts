import { randomSigns } from './recovery_codes.ts'

/** What may be typed: eight signs, in one piece or in two, in any case. */
export const MAILED_CODE = /^\s*([a-zA-Z2-9][\s\p{Pd}]*){8}$/u

/** The code of a mail, of forty bits: it opens for a quarter of an hour and is void after five wrong ones. */
export function newMailedCode(): string {
  return `${randomSigns(4)}-${randomSigns(4)}`
}
