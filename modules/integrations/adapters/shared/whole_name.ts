import { plainText } from '#modules/shared/values/plain_text'
import { text, type Said } from './said.ts'

/**
 * A name that a system keeps in one field. Which part is the first name is told by a comma or by the e-mail address
 * (`an.desmet@`, `adesmet@`); where nothing tells it, it goes on whole and is not guessed.
 */
export function namesOf(name: unknown, email: unknown): Record<string, Said> {
  const whole = text(name)
  if (typeof whole !== 'string') return { fullName: whole }
  const [last, first, more] = whole.split(',').map((part) => part.trim())
  if (last && first && more === undefined) return { lastName: last, firstName: first }
  const local = letters((text(email) ?? '').split('@')[0]!)
  const words = whole.split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const
    for (const [firstName, lastName] of [parts, parts.toReversed()] as const)
      if (isIn(local, letters(firstName!), letters(lastName!))) return { lastName, firstName }
  }
  return { fullName: whole }
}

const letters = (part: string) => plainText(part).replaceAll(/[^a-z]/g, '')

const isIn = (local: string, first: string, last: string) =>
  first !== '' && last !== '' && (local === first + last || local === first[0] + last)
