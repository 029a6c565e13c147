import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import { barema, TYPED } from './barema.ts'

const DAY = ['--date', '2026-09-01']
const GROSS = ['--gross', '3000', ...DAY]

/** Each command that answers beside a payslip, and what stands at the head of its paper. */
const COMMANDS: readonly [args: readonly string[], heading: string][] = [
  [['compute', ...GROSS, '--year-tax', '--municipal-rate', '7'], 'L’impôt de l’année 2026'],
  [['hours', ...GROSS, '--overtime', '10'], 'Les heures de septembre 2026'],
  [['notice', ...GROSS, '--since', '2020-03-01', '--paid'], 'Ce que coûte un licenciement'],
  [
    ['car', ...GROSS, '--energy', 'electric', '--value', '45000', '--lease', '700'],
    'Ce que coûte la voiture',
  ],
  [['hire', ...GROSS, '--work', 'brussels', '--age', '62'], 'Les aides à l’engagement'],
  [['month', ...GROSS, '--unpaid', '2026-09-01'], 'Un mois incomplet : septembre 2026'],
  [['whom', ...GROSS, '--student'], 'Le même travail, sous plusieurs formes'],
  [['director', ...GROSS, '--municipal-rate', '7'], 'Le dirigeant et sa société, 2026'],
  [['pension', ...GROSS, '--premium', '1500', '--age', '40'], 'La pension du deuxième pilier'],
]

test.group('barema --pdf', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-pdf-'))
    return () => rm(folder, { recursive: true })
  })

  for (const [args, heading] of COMMANDS)
    test(`${args[0]}: what is printed stands on paper too, for whom and by whom it is told`, async ({
      assert,
    }) => {
      const file = join(folder, `${args[0]}.pdf`)
      const plain = await barema([...args])
      const paper = ['--pdf', file, '--for', 'Anna Peeters', '--by', 'Exemple SA']
      const { code, out, err } = await barema([...args, ...paper], { entry: TYPED })
      assert.deepEqual([code, err, out], [0, '', plain.out])
      const { text } = await readPdf(await readFile(file))
      for (const words of [heading, 'Anna Peeters', 'Exemple SA'])
        assert.include(text, squeezed(words))
    }).timeout(60_000)

  test('a refusal writes no file, and a payslip alone has no sheet', async ({ assert }) => {
    const file = join(folder, 'none.pdf')
    const refused = await barema(['hours', ...GROSS, '--overtime', '4000', '--pdf', file])
    assert.equal(refused.code, 2)
    const payslip = await barema(['compute', ...GROSS, '--pdf', file])
    assert.equal(payslip.code, 1)
    assert.include(payslip.err, '--year-tax')
    assert.isFalse(existsSync(file))
  })

  test('a file without a name, and one file for both, are refused and leave nothing', async ({
    assert,
  }) => {
    const asked = ['hours', ...GROSS, '--overtime', '10']
    const nameless = await barema([...asked, '--pdf', ''], { entry: TYPED, cwd: folder })
    assert.equal(nameless.code, 1)
    assert.include(nameless.err, 'has a name')
    assert.isFalse(existsSync(join(folder, '.part')))
    const file = join(folder, 'both.pdf')
    const year = ['compute', ...GROSS, '--year-tax', '--municipal-rate', '7']
    for (const args of [asked, year]) {
      const both = await barema([...args, '-o', file, '--pdf', file])
      assert.equal(both.code, 1)
      assert.include(both.err, 'same file')
    }
    assert.isFalse(existsSync(file))
  }).timeout(60_000)

  test('a place that cannot be written is told', async ({ assert }) => {
    const file = join(folder, 'nowhere', 'a.pdf')
    const { code, err } = await barema(['hours', ...GROSS, '--overtime', '10', '--pdf', file], {
      entry: TYPED,
    })
    assert.equal(code, 1)
    assert.include(err, file)
  })
})
