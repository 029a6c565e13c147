import { plainWords, type Value } from '#modules/imports/index'

/** By what two can be taken for one, and by chance or mistake be two: a number is given twice, a mailbox is of a function. */
export const CONTESTED = ['employeeNumber', 'email'] as const
export type Contested = (typeof CONTESTED)[number]

type Fields = Readonly<Record<string, Value | null | undefined>>

const MARKS = [...CONTESTED, 'niss', 'dateOfBirth'] as const

/**
 * What alone speaks for two being one person, where their names speak against it: neither the first nor the last one is alike,
 * and nothing else is the same. Null where there is no doubt; a register number leaves none.
 */
export function doubtOf(theirs: Fields, ours: Fields): Contested | null {
  const common = MARKS.filter((field) => isSame(theirs[field], ours[field]))
  const names = (['firstName', 'lastName'] as const).filter((field) => theirs[field])
  if (names.length === 0 || names.some((field) => isAlike(theirs[field], ours[field]))) return null
  return common.length === 1 ? (CONTESTED.find((field) => field === common[0]) ?? null) : null
}

function isSame(one: Fields[string], other: Fields[string]): boolean {
  if (!one || !other) return false
  return String(one).toLowerCase() === String(other).toLowerCase()
}

/** `Jan` is alike `Jan-Pieter`, and `D’Haese` is `d haese`. */
function isAlike(one: Fields[string], other: Fields[string]): boolean {
  if (!one || !other) return false
  const [few, many] = [one, other]
    .map((name) => plainWords(String(name)).split(' '))
    .toSorted((left, right) => left.length - right.length) as [string[], string[]]
  return few.every((word) => many.includes(word))
}
