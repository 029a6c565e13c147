import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { entriesOf } from '#modules/compute/engine/law_set'
import { parameter, type DatedValue } from '#modules/compute/engine/parameter'
import { legislation } from '#modules/compute/legislation/index'
import { lawSetsOfHash, listLawSets, sameLaw } from '#modules/compute/pure'
import { RULES } from '#modules/compute/rules/index'
import { FORMULA_DIGESTS } from '#modules/compute/rules/law_sets/formula_digests'
import { FORMER_HASHES } from '#modules/compute/rules/law_sets/former_hashes'
import { LAW_HASHES } from '#modules/compute/rules/law_sets/hashes'
import { deciding } from '#modules/compute/rules/law_sets/deciding'
import { READ_BESIDE_RULES } from '#modules/compute/rules/law_sets/read_beside_rules'
import { digestsOf, engineProgram, type Digests } from './identity/formula_sources.ts'
import { hashesNow as hashes } from './identity/hashes_now.ts'
import { parametersRead } from './identity/parameters_read.ts'
import { shapeOfCode } from './identity/shape_of_code.ts'

const WRITTEN = 'what is written is not what the sources say: npm run digests'
const source = (file: string) =>
  readFileSync(new URL(`../../modules/compute/${file}`, import.meta.url), 'utf8')

/** A file of the engine with one piece of its text replaced. */
function replaced(file: string, piece: string, by: string): Record<string, string> {
  const text = source(file)
  if (!text.includes(piece)) throw new Error(`${file} has no ${piece}`)
  return { [file]: text.replace(piece, by) }
}

/** The formulas whose digests differ, `bonusEmploi 2023-07-01` for a form. */
function different(before: Digests, after: Digests): string[] {
  return Object.entries(before).flatMap(([id, was]) => {
    const is = after[id]
    if (typeof was === 'string' || typeof is === 'string') return was === is ? [] : [id]
    return Object.keys(was).flatMap((from) => (was[from] === is[from] ? [] : [`${id} ${from}`]))
  })
}

test.group('What a formula is known by', (group) => {
  group.tap((each) => each.timeout(300_000))
  const program = engineProgram()
  const digests = digestsOf(RULES, program)

  test('the digests that are written are those of the sources', ({ assert }) => {
    assert.deepEqual(FORMULA_DIGESTS, digests, WRITTEN)
  })

  test('a formula that changes, or anything it uses, changes its digest and no other', ({
    assert,
  }) => {
    const changed = engineProgram({
      ...replaced('rules/mois/onss.ts', 'taken(', 'taken(1 + '),
      ...replaced('rules/mois/bonus_emploi_unique.ts', 'c.onss', '(c.onss + 1)'),
      ...replaced('rules/employeur/reduction_categories.ts', 'p.forfaitCategorie2 +', ''),
    })
    assert.sameMembers(different(digests, digestsOf(RULES, changed)), [
      'onss',
      'bonusEmploi 2021-01-01',
      'bonusEmploi 2023-07-01',
      'reductionTrimestre1',
      'reductionTrimestre2',
      'reductionTrimestre3',
      'reductionTrimestre4',
    ])
  })

  test('comments, formatting, types and the notes of a rule change no digest', ({ assert }) => {
    const onss = source('rules/mois/onss.ts')
    const changed = engineProgram({
      'rules/mois/onss.ts': `// A comment.\n${onss.replaceAll('\n', '\n\n').replace('(c,', '(c /* more */,')}`,
      ...replaced('rules/assiette.ts', 'c: Sheet', 'c: Readonly<Sheet>'),
      ...replaced('rules/mois/bonus_emploi.ts', "'bonusEmploiVoletA + ", "'A + "),
    })
    assert.deepEqual(different(digests, digestsOf(RULES, changed)), [])
  })

  test('parentheses and commas that only a formatter writes are none', ({ assert }) => {
    assert.equal(
      shapeOfCode('const a = (b: number) => (\n  f(1_000, b,)\n)'),
      shapeOfCode('export const a = (b) => f(1000, b)')
    )
    assert.notEqual(shapeOfCode('(a - b) - c'), shapeOfCode('a - (b - c)'))
    assert.notEqual(shapeOfCode('f()'), shapeOfCode('f'))
    assert.notEqual(shapeOfCode("'1'"), shapeOfCode('1'))
  })

  test('what is read beside the rules is what the compiler finds', ({ assert }) => {
    const named = new Set(
      RULES.flatMap((rule) => [rule, ...(rule.forms ?? [])]).flatMap(({ notes }) =>
        [notes, ...(notes.variants ?? [])].flatMap(({ parameters = [] }) => [...parameters])
      )
    )
    const unnamed = [...parametersRead('rules', program)].filter((id) => !named.has(id as never))
    const found = new Set([...parametersRead('contract', program), ...unnamed])
    assert.deepEqual([...READ_BESIDE_RULES], [...found].sort())
  })

  test('what chooses between the forms of a line belongs to each of them, a later form to none before', ({
    assert,
  }) => {
    const guarded = engineProgram(
      replaced('rules/mois/impot_mensuel.ts', 'c.horsBareme !== 0', 'c.horsBareme > 0')
    )
    assert.deepEqual(different(digests, digestsOf(RULES, guarded)), [
      'impotMensuel 2021-01-01',
      'impotMensuel 2023-01-01',
    ])
    const later = engineProgram(
      replaced(
        'rules/mois/bonus_emploi.ts',
        '  if (law.day >= formes[2].day)',
        '  if (law.day >= formes[3].day) return formes[3].formula(c, law)\n  if (law.day >= formes[2].day)'
      )
    )
    assert.deepEqual(different(digests, digestsOf(RULES, later)), [])
  })
})

const dated = (from: string, value: number | null): DatedValue<number> => ({
  from,
  value,
  source: 'test',
  confidence: 'assumed',
  checked: '2026-11-20',
})

test.group('What a law set is known by', () => {
  const today = hashes()
  const days = Object.keys(today)
  const changedDays = (after: Record<string, string>) =>
    days.filter((day) => after[day] !== today[day])

  test('the hashes that are written are those of the law sets', ({ assert }) => {
    assert.deepEqual(LAW_HASHES, today, WRITTEN)
    assert.deepEqual(Object.fromEntries(listLawSets().map(({ from, hash }) => [from, hash])), today)
    for (const { hash } of listLawSets()) assert.match(hash, /^[0-9a-f]{64}$/)
  })

  test('a parameter that only older days have changes none but theirs', ({ assert }) => {
    const old = { figure: parameter('cents', [dated('2021-01-01', 1), dated('2022-01-01', null)]) }
    const added = { ...legislation, old } as never
    assert.deepEqual(changedDays(hashes(added)), [], 'no rule reads it')
    const after = hashes(added, (from) => {
      const { formulas, parameters } = deciding(from)
      return { formulas, parameters: [...parameters, 'old.figure'] }
    })
    assert.deepEqual(
      changedDays(after),
      days.filter((day) => day < '2022-01-01')
    )
  })

  test('a figure that changes, changes the days it is in force', ({ assert }) => {
    const { values, unit } = legislation.onss.tauxPersonnel
    const corrected = parameter(unit, [...values, dated('2026-03-01', 130_800)] as never)
    const onss = { ...legislation.onss, tauxPersonnel: corrected }
    assert.deepEqual(
      changedDays(hashes({ ...legislation, onss } as never)),
      days.filter((day) => day >= '2026-03-01')
    )
  })

  test('every parameter that a formula of the day names decides', ({ assert }) => {
    const { parameters } = deciding('2026-09-01')
    const read = new Set(parameters)
    const figures = entriesOf(legislation).map(({ group, key }) => `${group}.${key}`)
    assert.includeMembers([...read], ['onss.tauxPersonnel', 'bonusEmploi.voletAMaximum'])
    assert.isFalse(read.has('bonusEmploi.uniqueMaximum'), 'a form of older days')
    assert.includeMembers(figures, [...read])
  })

  test('a formula that changes, changes the days it is in force', ({ assert }) => {
    const after = hashes(legislation, (from) => {
      const { formulas, parameters } = deciding(from)
      const form = `bonusEmploi ${(FORMULA_DIGESTS.bonusEmploi as Record<string, string>)['2023-07-01']}`
      return { formulas: formulas.map((each) => (each === form ? 'other' : each)), parameters }
    })
    assert.deepEqual(
      changedDays(after),
      days.filter((day) => day >= '2023-07-01' && day < '2024-04-01')
    )
  })

  test('what was printed under a former hash is known as the same law', ({ assert }) => {
    const REST = '0'.repeat(48)
    for (const { id, from, hash } of listLawSets()) {
      for (const former of FORMER_HASHES[from]) {
        assert.isTrue(sameLaw({ hash: `${former}${REST}` }, { hash }), id)
        assert.include(
          lawSetsOfHash(former).map((set) => set.id),
          id
        )
      }
    }
    const [first, second] = listLawSets()
    assert.isFalse(sameLaw(first, second))
    const former = FORMER_HASHES[first.from].at(-1)!
    assert.isFalse(sameLaw({ hash: `${former}${REST}` }, second))
    assert.isFalse(sameLaw({ hash: `${'0'.repeat(16)}${REST}` }, first))
    assert.deepEqual(lawSetsOfHash(`${first.hash.slice(0, 16)} ${first.hash.slice(16)}`), [first])
    assert.deepEqual(lawSetsOfHash(first.hash.slice(0, 15)), [])
  })
})
