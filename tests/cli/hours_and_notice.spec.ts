import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { hoursPay, incompleteMonth, notice } from '#modules/compute/pure'
import { barema } from './barema.ts'

const PAY = {
  date: '2026-09-01',
  worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
    regimeNumerateur: 38,
    regimeDenominateur: 38,
    salaireBrut: 3000,
  },
}
const DAY = ['--gross', '3000', '--date', '2026-09-01']
const json = (result: { ok: boolean; answer?: object }) => JSON.parse(JSON.stringify(result.answer))

test.group('barema hours', () => {
  test('prints what the library answers, to read and as JSON', async ({ assert }) => {
    const typed = ['--overtime', '10', '--overtime-sunday', '4', '--night', '60']
    const told = { heuresSup50: 10, heuresSup100: 4, heuresNuit: 60, regime: 'NUIT' as const }
    const { code, out, err } = await barema([
      'hours',
      ...DAY,
      ...typed,
      '--exemption',
      'night',
      '--json',
    ])
    assert.deepEqual([code, err], [0, ''])
    assert.deepEqual(JSON.parse(out), json(hoursPay({ ...PAY, prestations: told }) as never))
    const table = await barema(['hours', ...DAY, ...typed, '--lang', 'en', '--explain'])
    assert.match(table.out, /\n {2}Overtime at 50%, pay +182\.19\n/)
    assert.match(table.out, /\nRests on\n/)
    assert.match(table.out, /ITC 92, art\. 154bis/)
  })

  test('400 hours are refused by the option that was typed', async ({ assert }) => {
    const { code, out, err } = await barema(['hours', ...DAY, '--overtime', '400'])
    assert.deepEqual([code, out], [2, ''])
    assert.match(err, /^barema: --overtime: .*143/)
    const none = await barema(['hours'])
    assert.equal(none.code, 1)
    const words = await barema(['hours', ...DAY, '--overtime', 'ten'])
    assert.match(words.err, /--overtime ten is not/)
  })
})

test.group('barema notice', () => {
  test('prints what the library answers, to read, as JSON and of a file', async ({ assert }) => {
    const preavis = { mode: 'INDEMNITE', debutContrat: '2020-03-01', joursRestants: 5 }
    const typed = ['--since', '2020-03-01', '--paid', '--leave-left', '5']
    const answer = json(notice({ ...PAY, preavis }) as never)
    const { code, out, err } = await barema(['notice', ...DAY, ...typed, '--json'])
    assert.deepEqual([code, err, JSON.parse(out)], [0, '', answer])
    const table = await barema(['notice', ...DAY, ...typed, '--lang', 'en'])
    assert.match(table.out, /\n {2}Notice: 21 weeks\n/)
    assert.match(table.out, /\nWhat is left of it\n/)
    assert.match(table.out, /\n {2}Indemnity, net +[\d,]+\.\d\d\n/)
    assert.match(table.out, /\n {2}Cost of the dismissal +[\d,.]+\n/)
    const folder = await mkdtemp(join(tmpdir(), 'notice-'))
    const file = join(folder, 'request.json')
    await writeFile(file, JSON.stringify({ ...PAY, preavis }))
    const read = await barema(['notice', file, '--json'])
    assert.deepEqual(JSON.parse(read.out), answer)
    await rm(folder, { recursive: true })
  })

  test('what is missing or cannot be is named by its option', async ({ assert }) => {
    const start = await barema(['notice', ...DAY])
    assert.equal(start.code, 2)
    assert.match(start.err, /^barema: --since: /)
    const old = await barema(['notice', ...DAY, '--since', '2010-01-01'])
    assert.match(old.err, /--above-2013 or --below-2013/)
    const file = await barema(['notice', 'none.json'])
    assert.equal(file.code, 1)
    assert.match(file.err, /none\.json does not exist/)
  })
})

test.group('barema month', () => {
  test('prints what the library answers, to read and as JSON', async ({ assert }) => {
    const typed = [
      '--begins',
      '2026-08-10',
      '--sick',
      '2026-09-07..2026-09-18',
      '--unpaid',
      '2026-09-21',
      '--exemption',
      'RECHERCHE',
    ]
    const moisIncomplet = {
      dispense: 'RECHERCHE',
      debutContrat: '2026-08-10',
      absences: [
        { type: 'MALADIE', debut: '2026-09-07', fin: '2026-09-18' },
        { type: 'SANS_SOLDE', debut: '2026-09-21', fin: '2026-09-21' },
      ],
    }
    const { code, out, err } = await barema(['month', ...DAY, ...typed, '--json'])
    assert.deepEqual([code, err], [0, ''])
    assert.deepEqual(JSON.parse(out), json(incompleteMonth({ ...PAY, moisIncomplet }) as never))
    const table = await barema(['month', ...DAY, ...typed, '--lang', 'en', '--explain'])
    assert.match(table.out, /\n {2}Ill, paid whole: 10\n/)
    assert.match(table.out, /\n {2}Cost of the month +[\d,.]+\n/)
  })

  test('says why a month costs more than a whole one', async ({ assert }) => {
    const request = {
      ...PAY,
      package: { ...PAY.package, rangEngagement: 1 },
      moisIncomplet: { debutContrat: '2026-09-07' },
    }
    const folder = await mkdtemp(join(tmpdir(), 'month-'))
    const file = join(folder, 'request.json')
    await writeFile(file, JSON.stringify(request))
    const { out } = await barema(['month', file, '--lang', 'en'])
    const table = out.replace(/\s+/g, ' ')
    assert.match(table, /This month costs €[\d.]+ more than a whole one\. The quarter counts less/)
    await rm(folder, { recursive: true })
  })

  test('a sick day after the end is refused by its option, and so are two days that are none', async ({
    assert,
  }) => {
    const after = ['--ends', '2026-09-10', '--sick', '2026-09-07..2026-09-11']
    const { code, err } = await barema(['month', ...DAY, ...after])
    assert.equal(code, 2)
    assert.match(err, /^barema: --sick: /)
    const words = await barema(['month', ...DAY, '--sick', '1..2..3'])
    assert.equal(words.code, 1)
    assert.match(words.err, /--sick 1\.\.2\.\.3 is not/)
  })
})
