import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BENEFITS, listBenefits } from '#modules/compute/pure'
import { leavesOf, pathOf, type Draft } from '#modules/ai/reader/draft'

/** A turn of a person, and what the reader is to make of it. */
export interface ExpectedTurn {
  readonly user: string
  readonly outcome: 'package' | 'asks' | 'refuses' | 'answers' | 'cannot'
  /** The whole draft after the turn, by path. */
  readonly leaves: ReadonlyMap<string, unknown>
  readonly about?: string
  readonly isUndo?: true
}

export interface Conversation {
  readonly language: 'fr' | 'nl' | 'en'
  readonly half: 'known' | 'unseen'
  readonly manner: string
  readonly turns: readonly ExpectedTurn[]
}

const FOLDER = join(import.meta.dirname, '..', 'assistant')
const SHORT: Readonly<Record<string, string>> = {
  brut: 'package.salaireBrut',
  net: 'solve.salaireNet',
  netan: 'solve.salaireNetAnnuel',
  cost: 'solve.coutEmployeurAnnuel',
  date: 'date',
}
const PAY = [
  'package.salaireBrut',
  'package.salaireBrutHoraire',
  'solve.salaireNet',
  'solve.salaireNetAnnuel',
  'solve.coutEmployeurAnnuel',
]

/** The conversations of tests/assistant (see its README for how they are written). */
export function conversations(): Conversation[] {
  return (['known', 'unseen'] as const).flatMap((half) =>
    readdirSync(join(FOLDER, half))
      .toSorted()
      .flatMap((file) => {
        const language = file.slice(0, 2) as Conversation['language']
        return parse(readFileSync(join(FOLDER, half, file), 'utf8')).map((each) => ({
          language,
          half,
          ...each,
        }))
      })
  )
}

function parse(text: string): Pick<Conversation, 'manner' | 'turns'>[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [manner = '', ...lines] = block.trim().split('\n')
      const states: ReadonlyMap<string, unknown>[] = [new Map()]
      const turns: ExpectedTurn[] = []
      for (let i = 0; i < lines.length; i += 2) {
        const [user = '', expected = ''] = [lines[i], lines[i + 1]]
        if (!user.startsWith('> ') || !expected.startsWith('= '))
          throw new Error(`tests/assistant: ${user} / ${expected}`)
        turns.push({ user: user.slice(2), ...expectedOf(expected.slice(2), states) })
      }
      return { manner, turns }
    })
}

function expectedOf(
  written: string,
  states: ReadonlyMap<string, unknown>[]
): Omit<ExpectedTurn, 'user'> {
  const words = written.trim().split(' ')
  const first = words[0]!
  if (first === 'undo') {
    if (states.length > 1) states.pop()
    return { outcome: 'package', leaves: states.at(-1)!, isUndo: true }
  }
  const isOutcome = ['asks', 'refuses', 'answers', 'cannot'].includes(first)
  const outcome = (isOutcome ? first : 'package') as ExpectedTurn['outcome']
  const rest = isOutcome ? words.slice(1) : words
  if (outcome === 'refuses' || outcome === 'answers')
    return { outcome, leaves: states.at(-1)!, ...(rest[0] && { about: rest[0] }) }
  const leaves = new Map(states.at(-1))
  for (const word of rest) apply(leaves, word)
  if (rest.length > 0) states.push(leaves)
  return { outcome, leaves }
}

function apply(leaves: Map<string, unknown>, word: string): void {
  if (word.startsWith('-')) {
    for (const path of pathsOfBenefit(word.slice(1))) leaves.delete(path)
    return
  }
  if (word.startsWith('+'))
    return void leaves.set(`package.has${word[1]!.toUpperCase()}${word.slice(2)}`, true)
  if (word === 'student') {
    leaves.set(pathOf('employmentType'), 'INTERN')
    leaves.set(pathOf('commissionParitaire'), 'ETUDIANT')
    return
  }
  const [key = '', value = ''] = word.split('=')
  if (key === 'cp') return void leaves.set(pathOf('commissionParitaire'), `BECP${value}`)
  if (key === 'emp') return void leaves.set(pathOf('employmentType'), value)
  const path = SHORT[key] ?? pathOf(key)
  if (PAY.includes(path)) for (const pay of PAY) leaves.delete(pay)
  const benefit = listBenefits().find(
    ({ fields }) => path.startsWith('package.') && fields.some(({ name }) => name === path.slice(8))
  )
  if (benefit) leaves.set(`package.${benefit.switch}`, true)
  leaves.set(path, valueOf(value))
}

function pathsOfBenefit(name: string): string[] {
  if (!BENEFITS.some((benefit) => benefit.name === name))
    throw new Error(`tests/assistant: no benefit ${name}`)
  return listBenefits()
    .find((benefit) => benefit.name === name)!
    .fields.map((field) => `package.${field.name}`)
}

function valueOf(written: string): unknown {
  if (written === 'true' || written === 'false') return written === 'true'
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written
}

/** Whether a draft is the one that was expected. */
export function isSameDraft(draft: Draft, expected: ReadonlyMap<string, unknown>): boolean {
  const leaves = leavesOf(draft)
  return (
    leaves.size === expected.size &&
    [...expected].every(([path, value]) => leaves.get(path) === value)
  )
}

/** The draft of leaves by path. */
export function draftOf(leaves: ReadonlyMap<string, unknown>): Draft {
  return [...leaves].reduce<Draft>((draft, [path, value]) => {
    if (path.startsWith('solve.'))
      return { ...draft, solve: { target: path.slice('solve.'.length), amount: value as number } }
    return withLeaf(draft as Record<string, unknown>, path.split('.'), value) as Draft
  }, {})
}

function withLeaf(
  object: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown
): object {
  if (rest.length === 0) return { ...object, [key]: value }
  return { ...object, [key]: withLeaf((object[key] ?? {}) as Record<string, unknown>, rest, value) }
}
