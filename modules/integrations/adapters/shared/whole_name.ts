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
  const local = (text(email) ?? '').split('@')[0]!.split(/[._]/)
  const words = whole.split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const
    for (const [firstName, lastName] of [parts, parts.toReversed()] as const)
      if (isOf(local, firstName!, lastName!)) return { lastName, firstName }
  }
  return { fullName: whole }
}

const letters = (part: string) => plainText(part).replaceAll(/[^a-z]/g, '')

/** `an.desmet` and `a.desmet`; written together, `andesmet` and `adesmet`, only of a name of two words. */
function isOf(local: readonly string[], firstName: string, lastName: string): boolean {
  const [first, last] = [letters(firstName), letters(lastName)]
  if (first === '' || last === '') return false
  const given = local.map(letters).filter(Boolean)
  if (given.length === 1)
    return isPair(firstName, lastName) && [first + last, first[0] + last].includes(given[0]!)
  return given.some((_, at) => {
    const [head, tail] = [given.slice(0, at).join(''), given.slice(at).join('')]
    return tail === last && (head === first || head === first[0])
  })
}

const isPair = (...names: string[]) => names.every((name) => !/\s/.test(name))
