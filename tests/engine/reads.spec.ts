import { test } from '@japa/runner'
import fc from 'fast-check'
import { fits, notesOn } from '#modules/compute/engine/rule'
import { RULES, type Rule } from '#modules/compute/rules/index'
import { anyRequest } from './any_package.ts'
import { rareRequests } from './rare_packages.ts'
import { recorded, type Recorded } from './recorded.ts'

/** Packages drawn at random, beside the rare ones. */
const DRAWN = 3000
const SEED = 20261123

type Notes = Rule['notes']
type Words = Notes | NonNullable<Notes['variants']>[number]

const BY_ID = new Map<string, Rule>(RULES.map((rule) => [rule.id, rule]))

const IN_ORDER = RULES.map(({ id }) => id).join()

/** Words of a rule that were for at least one package, with what was read while they were. */
interface Seen {
  /** what stands in them, or chooses them */
  readonly named: ReadonlySet<string>
  readonly reads: Set<string>
}

const seen = new Map<Words, Seen>()
/** By line, what its formula read and its words did not name. */
const unnamed = new Map<string, Set<string>>()
/** Computations whose lines were not written in the order of the list of rules. */
const disordered: string[] = []
/** Lines that the engine has otherwise than their formula. */
const otherwise = new Set<string>()
let computed = 0

function watch({ lines, sheet, from, written, wrong }: Recorded): void {
  computed++
  if (written.join() !== IN_ORDER) disordered.push(written.join(' '))
  for (const line of wrong) otherwise.add(line)
  for (const { line, reads } of lines) {
    const notes = notesOn(BY_ID.get(line)!, from)
    if (notes === undefined) continue
    const words = notes.variants?.find((variant) => fits(variant, sheet[variant.when])) ?? notes
    let known = seen.get(words)
    if (known === undefined) seen.set(words, (known = begin(words, notes)))
    for (const name of reads) {
      known.reads.add(name)
      if (known.named.has(name)) continue
      const missed = unnamed.get(line) ?? new Set()
      unnamed.set(line, missed.add(name))
    }
  }
}

const begin = (words: Words, notes: Notes): Seen => ({
  named: new Set([...words.inputs, ...words.parameters, ...choosers(notes)]),
  reads: new Set(),
})

/** The fields that choose the words, or say that there is no such line. */
function choosers({ when, onlyFor, variants = [] }: Notes): string[] {
  return [when, onlyFor, ...variants.map((variant) => variant.when)].filter(
    (name) => name !== undefined
  )
}

function allWords(): { id: string; words: Words }[] {
  return RULES.flatMap((rule) =>
    (rule.forms?.map(({ notes }) => notes) ?? [rule.notes]).flatMap((notes) =>
      [notes, ...(notes.variants ?? [])].map((words) => ({ id: rule.id, words }))
    )
  )
}

test.group('What an explanation names is what the code reads', (group) => {
  group.setup(() => {
    for (const request of [
      ...fc.sample(anyRequest, { numRuns: DRAWN, seed: SEED }),
      ...rareRequests(),
    ]) {
      const found = recorded(request)
      if (found !== undefined) watch(found)
    }
  })

  test('thousands of packages of all kinds are watched', ({ assert }) => {
    assert.isAbove(computed, DRAWN + 2000)
  })

  test('lines are written in the order of the list of rules, each once', ({ assert }) => {
    assert.deepEqual(disordered.slice(0, 1), [])
  })

  test('what is skipped as nought is nought by its formula', ({ assert }) => {
    assert.deepEqual([...otherwise], [])
  })

  test('every name that a formula reads stands in its words or beside them', ({ assert }) => {
    assert.deepEqual(
      [...unnamed].map(([line, names]) => `${line}: ${[...names].join(', ')}`),
      []
    )
  })

  test('no name is read in no package', ({ assert }) => {
    const idle = allWords().flatMap(({ id, words }) => {
      const reads = seen.get(words)?.reads ?? new Set()
      const names = [...words.inputs, ...words.parameters].filter(
        (name) => !reads.has(name) && !words.unread?.includes(name)
      )
      return names.length === 0 ? [] : [`${id} (${words.formula}): ${names.join(', ')}`]
    })
    assert.deepEqual(idle, [])
  })

  test('what is said to be named only is not read', ({ assert }) => {
    const read = allWords().flatMap(({ id, words }) =>
      (words.unread ?? [])
        .filter((name) => seen.get(words)?.reads.has(name))
        .map((name) => `${id}: ${name}`)
    )
    assert.deepEqual(read, [])
  })

  test('all words are those of some package', ({ assert }) => {
    assert.deepEqual(
      allWords()
        .filter(({ words }) => !seen.has(words))
        .map(({ id, words }) => `${id}: ${words.formula}`),
      []
    )
  })
})
