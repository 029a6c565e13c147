import { plainText } from '#modules/shared/values/plain_text'
import { COMMON_PASSWORDS, COMMON_WORDS } from './common_passwords.ts'

export const SHORTEST_PASSWORD = 12

/** Whose password it is: names that a guesser knows too. */
export interface PasswordOwner {
  email: string
  displayName: string
  company: string
}

/** Too short, known from leaks (or little more than one), or made of the owner's own names. */
export type PasswordWeakness = 'short' | 'common' | 'derived'

/** Why a password is refused, or null when it is good. Nothing leaves the machine for it. */
export function weaknessOf(password: string, owner: PasswordOwner): PasswordWeakness | null {
  if ([...password].length < SHORTEST_PASSWORD) return 'short'
  if (isCommon(plainText(password))) return 'common'
  return isDerived(plainText(password), owner) ? 'derived' : null
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '!': 'i',
}

function isCommon(password: string): boolean {
  if (COMMON_PASSWORDS.has(password) || isRun(password)) return true
  const core = password.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [core, core.replace(/[01345$7@!]/g, (sign) => LEET[sign]!)].some((variant) => {
    const word = shortestUnit(variant)
    return COMMON_PASSWORDS.has(word) || COMMON_WORDS.has(word) || word.length < 3
  })
}

/** The piece that is written again and again, or the whole. */
function shortestUnit(text: string): string {
  return /^(.+?)\1*$/s.exec(text)?.[1] ?? text
}

/** `123456789012`, `aaaaaaaaaaaa`, `lkjihgfedcba`: each sign as far from the last. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => sign.codePointAt(0)! - text.charCodeAt(at))
  return steps.every((step) => Math.abs(step) <= 1 && step === steps[0])
}

/** Nothing but the names, with figures and signs around them. */
function isDerived(password: string, { email, displayName, company }: PasswordOwner): boolean {
  const names = [email, displayName, company]
    .flatMap((text) => plainText(text).split(/[^a-z0-9]+/))
    .filter((name) => name.length >= 3)
    .sort((a, b) => b.length - a.length)
  let rest = password
  for (const name of names) rest = rest.replaceAll(name, '')
  return rest !== password && rest.replace(/[^a-z]/g, '').length < 4
}
