import { test } from '@japa/runner'
import { listBenefits } from '#modules/compute/pure'
import { barema } from './barema.ts'

test.group('barema benefits', () => {
  test('shows every benefit with its fields, within eighty columns', async ({ assert }) => {
    const { code, out, err } = await barema(['benefits'])
    const { out: french } = await barema(['benefits', '--lang', 'fr'])
    assert.deepEqual([code, err], [0, ''])
    assert.match(
      out,
      /^chequeRepas +Value of a meal voucher\n {2}value: chequeRepas \(piece\)\n {2}fields: hasChequeRepas, chequeRepas,[^]*?\n {2}lines of the answer: chequesRepas/m
    )
    for (const { name } of listBenefits()) assert.match(out, new RegExp(`^${name}( |$)`, 'm'))
    for (const line of [out, french].join('\n').split('\n')) assert.isAtMost(line.length, 80, line)
  })

  test('shows one by its name, in the language that is asked for', async ({ assert }) => {
    const { out } = await barema(['benefits', 'voitureSociete', '--lang', 'nl'])
    assert.match(out, /^voitureSociete +Bedrijfswagen\n {2}value: tcoMensuelVS \(month\)\n/)
    assert.lengthOf(out.match(/^\S/gm)!, 1)
  })

  test('as JSON each line is what the engine and the API list', async ({ assert }) => {
    const { out } = await barema(['benefits', '--json'])
    const read = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(read, JSON.parse(JSON.stringify(listBenefits())))
  })

  test('a name that is none is told so', async ({ assert }) => {
    const { code, out, err } = await barema(['benefits', 'yacht'])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /no benefit is called yacht; barema benefits lists them all/)
  })
})
