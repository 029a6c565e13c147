import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { compute, type ComputeRequest } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { barema } from './barema.ts'

const typed = (...args: string[]) => barema(['compute', ...args])

/** What the library answers to the same package. */
function answerOf(
  amounts: Partial<ComputeRequest['package']>,
  more: Partial<ComputeRequest> = {}
): unknown {
  const result = compute({
    date: '2026-09-01',
    worker: { etatCivil: 'celibataire', enfantsACharge: 0 },
    ...more,
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      regimeNumerateur: 38,
      regimeDenominateur: 38,
      ...amounts,
    },
  })
  return result.ok ? JSON.parse(JSON.stringify(result.answer)) : result.errors
}

const DAY = ['--date', '2026-09-01', '--json']

test.group('barema compute, one package typed', () => {
  test('prints the payslip of the library, under the situation it is of', async ({ assert }) => {
    const { code, out, err } = await typed(
      '--gross',
      '3000',
      '--date',
      '2026-09-01',
      '--lang',
      'en'
    )
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /^Calculated as at 1 September 2026\n {2}Status +White-collar employee\n/)
    assert.match(out, /\n {2}Joint committee +200\n {2}Working hours +38 \/ 38\n/)
    assert.match(out, /\n {2}Marital status +Single\n {2}Dependent children +0\n/)
    assert.match(out, /\nBE-2026-09-01\n/)
    assert.match(out, /\n {2}Net pay +2,261\.33\n/)
  })

  test('says of a couple whether the spouse works, in each language', async ({ assert }) => {
    const french = await typed('--gross', '3000', '--married')
    assert.match(french.out, /\n {2}État civil +Marié\n {2}Revenus du conjoint +Aucun\n/)
    const works = await typed('--gross', '3000', '--cohabiting', '--spouse-works', '--lang', 'nl')
    assert.match(works.out, /Wettelijk samenwonend\n {2}Inkomsten van de partner +Beroepsinkomsten/)
    assert.notEqual(french.out.split('Salaire net ')[1], works.out.split('Nettoloon ')[1])
  })

  test('an amount is written as Belgians write it, or plainly', async ({ assert }) => {
    for (const amount of ['3000.5', '3.000,50', '€ 3 000,50']) {
      const { code, out } = await typed('--gross', amount, ...DAY)
      assert.equal(code, 0)
      assert.deepEqual(JSON.parse(out), answerOf({ salaireBrut: 3000.5 }))
    }
  })

  test('finds the gross pay of a net pay, and of a yearly cost', async ({ assert }) => {
    const net = await typed('--net', '2600', ...DAY)
    const solve = (target: string, amount: number) => ({ solve: { target, amount } })
    assert.deepEqual(JSON.parse(net.out), answerOf({}, solve('salaireNet', 2600)))
    const cost = await typed('--cost', '60000', ...DAY)
    assert.deepEqual(JSON.parse(cost.out), answerOf({}, solve('coutEmployeurAnnuel', 60_000)))
  })

  test('every option reaches the engine', async ({ assert }) => {
    const worker = await typed(
      ...['--gross', '2800', '--statut', 'ouvrier', '--committee', '140.03', '--regime', '80%'],
      ...['--divorced', '--children', '2', '--single-parent', '--headcount', '60', ...DAY]
    )
    const expected = answerOf(
      {
        computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP14003' },
        salaireBrut: 2800,
        regimeNumerateur: 30.4,
      },
      {
        company: { effectif: 60 },
        worker: { etatCivil: 'divorce', enfantsACharge: 2, parentIsole: true },
      }
    )
    assert.deepEqual(JSON.parse(worker.out), expected)
    // Cleaning has a week of 37 hours.
    const cleaner = await typed(
      ...['--gross', '2800', '--statut', 'ouvrier', '--committee', '121', ...DAY]
    )
    assert.deepEqual(
      JSON.parse(cleaner.out),
      answerOf({
        computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP121' },
        salaireBrut: 2800,
        regimeNumerateur: 37,
        regimeDenominateur: 37,
      })
    )
    const director = await typed('--gross', '5000', '--statut', 'dirigeant', ...DAY)
    assert.deepEqual(
      JSON.parse(director.out),
      answerOf(
        { computeModelConfig: { employmentType: 'EMPLOYE' }, salaireBrut: 5000 },
        { worker: { etatCivil: 'celibataire', enfantsACharge: 0, dirigeant: true } }
      )
    )
    for (const [statut, employmentType] of [
      ['independant', 'CONTRACTOR'],
      ['etudiant', 'INTERN'],
    ] as const) {
      const { out } = await typed('--gross', '2000', '--statut', statut, ...DAY)
      const code = statut === 'etudiant' ? { commissionParitaire: 'ETUDIANT' } : {}
      const pack = { computeModelConfig: { employmentType, ...code }, salaireBrut: 2000 }
      assert.deepEqual(JSON.parse(out), answerOf(pack))
    }
  })

  test('the law is that of today unless told', async ({ assert }) => {
    const { out } = await typed('--gross', '3000', '--json')
    assert.deepEqual(JSON.parse(out), answerOf({ salaireBrut: 3000 }, { date: today() }))
  })

  test('--explain tells why: the sentence of law, and its figures', async ({ assert }) => {
    const { out } = await typed(
      '--gross',
      '3000',
      '--date',
      '2026-09-01',
      '--explain',
      '--lang',
      'en'
    )
    assert.match(out, /\nContribution on the year-end premium +−392\.10\n {2}\S/)
    assert.match(out, /\n {4}· Worker’s NSSO contribution = 13\.07 %\n/)
    for (const line of out.split('\n')) assert.isAtMost(line.length, 80, line)
  })

  test('a refusal of the engine names the option, with exit code 2', async ({ assert }) => {
    const { code, out, err } = await typed('--gross', '-5', '--lang', 'en')
    assert.deepEqual([code, out], [2, ''])
    assert.equal(err, 'barema: --gross: The value must be between €0.00 and €10,000,000.00.\n')
    assert.match(
      (await typed('--gross', '3000', '--single-parent')).err,
      /^barema: --single-parent: /
    )
    assert.match((await typed('--gross', '3000', '--date', '2019-01-01')).err, /^barema: --date: /)
    assert.match((await typed('--net', '-1')).err, /^barema: --net: /)
    const json = await typed('--gross', '-5', '--json')
    assert.equal(json.code, 2)
    assert.equal(JSON.parse(json.out).error.path, 'package.salaireBrut')
  })

  test('a refusal leaves the file of an earlier answer as it is', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'barema-'))
    cleanup(() => rm(folder, { recursive: true }))
    const file = join(folder, 'slip.txt')
    await writeFile(file, 'kept')
    assert.equal((await typed('--gross', '-5', '-o', file)).code, 2)
    assert.equal(await readFile(file, 'utf8'), 'kept')
    assert.equal((await typed('--gross', '3000', '-o', file)).code, 0)
    assert.match(await readFile(file, 'utf8'), /^Calcul au /)
  })

  test('what cannot be read is refused with a sentence and exit code 1', async ({ assert }) => {
    for (const [args, sentence] of [
      [['--married'], /needs an amount/],
      [['--gross', 'much'], /is not an amount/],
      [['--gross', '3000', '--children', 'two'], /--children two is not a whole number/],
      [['--gross', '3000', '--regime', 'half'], /--regime half is not a working time/],
      [['--gross', '3000', '--date', '2026-02-30'], /is not a day/],
      [['--gross', '3000', '--spouse-works'], /goes with --married or --cohabiting/],
      [['request.json', '--gross', '3000'], /exclude each other/],
      [['--gross', '3000', '--net', '2000'], /cannot be used with option/],
      [['--gross', '3000', '--married', '--divorced'], /cannot be used with option/],
      [['--gross', '3000', '--statut', 'chief'], /Allowed choices are employe, ouvrier/],
      [['--grosss', '3000'], /unknown option '--grosss'\n\(Did you mean --gross\?\)/],
      [['--gross', '3000', '--childrn', '1'], /Did you mean --children\?/],
    ] as const) {
      const { code, out, err } = await typed(...args)
      assert.deepEqual([code, out], [1, ''], args.join(' '))
      assert.match(err, sentence)
      assert.isAtMost(err.split('\n').length, 5)
    }
  })
})
