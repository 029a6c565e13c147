import { test } from '@japa/runner'
import type { Law } from '#modules/compute/legislation/index'
import { completed } from '#modules/compute/rules/notes'
import { rule } from '#modules/compute/rules/rule'
import { Sheet } from '#modules/compute/rules/sheet'
import { sum } from '#modules/compute/rules/sum'

test.group('The notes of a rule', () => {
  test('name what the words name, each once and in their order, then what stands beside', ({
    assert,
  }) => {
    const notes = completed({
      formula: 'min(− onss, salaireBrut × onss.tauxPersonnel) + salaireBrut in the quarters',
      also: ['trimestre', 'onss.majorationOuvrier', 'onss'],
    })
    assert.deepEqual(notes.inputs, ['onss', 'salaireBrut', 'trimestre'])
    assert.deepEqual(notes.parameters, ['onss.tauxPersonnel', 'onss.majorationOuvrier'])
  })

  test('have names of their own in each variant', ({ assert }) => {
    const { inputs, parameters, variants } = completed({
      formula: 'salaireBrut',
      variants: [{ when: 'ouvrier', formula: 'salaireBrut × onss.majorationOuvrier' }],
    })
    assert.deepEqual([inputs, parameters], [['salaireBrut'], []])
    assert.deepInclude(variants![0], {
      when: 'ouvrier',
      inputs: ['salaireBrut'],
      parameters: ['onss.majorationOuvrier'],
    })
  })

  test('do not name a figure that the law does not have', ({ assert }) => {
    assert.throws(() => completed({ formula: 'salaireBrut × onss.taux' }), 'no onss.taux')
    assert.throws(() => completed({ formula: 'salaireBrut × onsss.tauxPersonnel' }), /^no onsss/)
  })

  test('are put together when they are read, not at the start', ({ assert }) => {
    const wrong = rule('salaireNet', { formula: 'onss.taux', unit: 'count' }, () => 0)
    assert.equal(wrong.unit, 'count')
    assert.throws(() => wrong.notes, 'no onss.taux')
    const right = rule('salaireNet', { formula: 'onss.tauxPersonnel' }, () => 0)
    assert.strictEqual(right.notes, right.notes)
  })
})

test.group('A sum', () => {
  const words = (formula: (c: Sheet) => number) => sum('salaireNet', formula).notes.formula

  test('is written once: its words follow from the formula', ({ assert }) => {
    assert.equal(
      words((c) => c.salaireBrut),
      'salaireBrut'
    )
    assert.equal(
      words((c) => 0 - c.onss),
      '− onss'
    )
    assert.equal(
      words((c) => c.salaireNet + c.onss - c.csss),
      'salaireNet + onss − csss'
    )
    assert.equal(
      words((c) => 0 - c.onss + 12 * c.csss),
      '− onss + 12 × csss'
    )
    assert.equal(
      words((c) => 12 * (c.tcoVS - c.contributionVS)),
      '12 × (tcoVS − contributionVS)'
    )
    assert.equal(
      words((c) => 0 - (c.onss + c.csss)),
      '− (onss + csss)'
    )
  })

  test('reads what it names, and is a rule like any other', ({ assert }) => {
    const both = sum('salaireNet', (c) => c.onss + c.csss, { total: true, onlyFor: 'ouvrier' })
    assert.equal(both(Object.assign(new Sheet(), { onss: 3, csss: 4 }), {} as Law), 7)
    const { inputs, parameters, total, onlyFor } = both.notes
    assert.deepEqual(
      { inputs, parameters, total, onlyFor },
      { inputs: ['onss', 'csss'], parameters: [], total: true, onlyFor: 'ouvrier' }
    )
  })

  test('is nothing else than a sum', ({ assert }) => {
    assert.throws(() => words((c) => c.assujetti * c.onss), 'salaireNet is no sum')
    assert.throws(() => words((c) => c.onss + 1), 'salaireNet is no sum')
    assert.throws(() => words((c) => Math.max(c.onss, c.csss)), 'salaireNet is no sum')
  })
})
