import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { compute, yearTax, type ComputeRequest } from '#modules/compute/pure'
import { IMPOSSIBLE, plainSpaces } from '../engine/impossible.ts'
import { barema as run, program, TYPED } from './barema.ts'

/** Runs `barema compute`, with a text on its standard input. */
const barema = (
  args: string[],
  input: string | Iterable<string> = '',
  more: Omit<Parameters<typeof run>[1], 'input'> = {}
) => run(['compute', ...args], { input, ...more })

function request(id: unknown = 1, salaireBrut = 3000): ComputeRequest {
  return {
    id,
    date: '2026-09-01',
    company: { effectif: 25, assuranceLoiTaux: 0.005 },
    package: {
      computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      salaireBrut,
    },
  }
}

const line = (of: unknown) => `${JSON.stringify(of)}\n`
const parsed = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each))

/** What the library answers, as the text of a line. */
function answerOf(given: unknown): string {
  const result = compute(given)
  return result.ok ? line(result.answer) : ''
}

test.group('barema compute', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-cli-'))
    return () => rm(folder, { recursive: true })
  })

  test('answers from whatever folder it is called in', async ({ assert }) => {
    await writeFile(join(folder, 'request.json'), JSON.stringify(request()))
    const { code, out } = await barema(['request.json'], '', { cwd: folder, entry: TYPED })
    assert.equal(code, 0)
    assert.equal(line(JSON.parse(out)), answerOf(request()))
  })

  test('answers a request on the standard input with the very text of the library', async ({
    assert,
  }) => {
    const { code, out, err } = await barema(['-'], line(request()))
    assert.deepEqual([code, err], [0, ''])
    assert.equal(out, answerOf(request()))
    assert.equal(JSON.parse(out).compute.remuneration.remunerationMensuelle.salaireNet, 2261.33)
  })

  for (const language of ['fr', 'nl', 'en'] as const) {
    test(`goes on after every impossible package, which it refuses in ${language}`, async ({
      assert,
    }) => {
      const input = IMPOSSIBLE.map((each, i) => line({ ...each.request, id: i }) + line(request(i)))
      const { code, out } = await barema(['--lang', language], input)
      assert.equal(code, 2)
      const lines = parsed(out)
      assert.lengthOf(lines, 2 * IMPOSSIBLE.length)
      IMPOSSIBLE.forEach((each, i) => {
        const [refused, answered] = lines.slice(2 * i, 2 * i + 2)
        assert.deepInclude(refused, { id: i })
        assert.deepInclude(refused.error, { code: each.code, path: each.path })
        assert.equal(plainSpaces(refused.error.message), plainSpaces(each.sentences[language]))
        assert.deepInclude(answered, { id: i })
        assert.equal(answered.compute.remuneration.remunerationMensuelle.salaireNet, 2261.33)
      })
    })
  }

  test('takes a request written over several lines, and answers it so', async ({ assert }) => {
    const file = join(folder, 'request.json')
    await writeFile(file, JSON.stringify(request(), null, 2))
    const { code, out } = await barema([file])
    assert.equal(code, 0)
    assert.isAbove(out.split('\n').length, 20)
    assert.equal(line(JSON.parse(out)), answerOf(request()))
  })

  test('answers lines in order: byte order mark, CRLF, blank lines, no last newline', async ({
    assert,
  }) => {
    const input = `\ufeff${JSON.stringify(request('é'))}\r\n\r\n  \n${JSON.stringify(request(2, 4000))}`
    const { code, out } = await barema([], input)
    assert.equal(code, 0)
    assert.equal(out, answerOf(request('é')) + answerOf(request(2, 4000)))
  })

  test('a line that is refused is an error line, the others go on, and the exit code is 2', async ({
    assert,
  }) => {
    const input = `${line(request(1))}{broken\n${line(request(2, -5))}${line(request(3))}`
    const { code, out } = await barema(['--lang', 'en'], input)
    const [first, broken, negative, last] = parsed(out)
    assert.equal(code, 2)
    assert.deepEqual([first.id, last.id], [1, 3])
    assert.deepEqual(broken, {
      id: null,
      error: { code: 'malformed_json', path: '', message: 'This line is not JSON.' },
    })
    assert.deepEqual(negative, {
      id: 2,
      error: {
        code: 'out_of_range',
        path: 'package.salaireBrut',
        message: 'The value must be between €0.00 and €10,000,000.00.',
      },
    })
  })

  test('lines after a broken first one are answered', async ({ assert }) => {
    const { code, out } = await barema([], `{"id": 1,\n${line(request(2))}`)
    assert.equal(code, 2)
    assert.equal(parsed(out)[1].id, 2)
  })

  test('several mistakes of a line are all told', async ({ assert }) => {
    const { out } = await barema([], line({ id: 9, colour: 1 }))
    const { error, errors } = JSON.parse(out)
    assert.deepEqual(errors[0], error)
    assert.sameMembers(
      errors.map(({ path }: { path: string }) => path),
      ['colour', 'date', 'package']
    )
  })

  for (const [why, input] of [
    ['nothing', ''],
    ['blank lines', '\n \n'],
    ['a document that breaks off', '{\n "date": "2026-09-01",\n'],
  ]) {
    test(`${why} cannot be read: exit code 1 and a sentence`, async ({ assert }) => {
      const { code, out, err } = await barema([], input)
      assert.deepEqual([code, out], [1, ''])
      assert.match(err, /^barema: .+\n$/)
    })
  }

  test('text that is no JSON at all: exit code 1', async ({ assert }) => {
    const { code } = await barema([], 'nom;brut\nAn;3000\n')
    assert.equal(code, 1)
  })

  test('a missing file and a folder: exit code 1 and a sentence', async ({ assert }) => {
    const missing = await barema([join(folder, 'nothing.json')])
    assert.deepEqual([missing.code, missing.out], [1, ''])
    assert.include(missing.err, 'does not exist')
    const given = await barema([folder])
    assert.deepEqual([given.code, given.out], [1, ''])
    assert.include(given.err, 'is a folder')
  })

  test('--output writes the file whole', async ({ assert }) => {
    const file = join(folder, 'answers.jsonl')
    const { code, out } = await barema(['--output', file], line(request()))
    assert.deepEqual([code, out], [0, ''])
    assert.equal(await readFile(file, 'utf8'), answerOf(request()))
    assert.deepEqual(await readdir(folder), ['answers.jsonl'])
  })

  test('--output leaves nothing behind when the input cannot be read', async ({ assert }) => {
    const { code } = await barema(['--output', join(folder, 'answers.jsonl')], '')
    assert.equal(code, 1)
    assert.deepEqual(await readdir(folder), [])
  })

  test('--output into a folder that is not there: exit code 1 and a sentence', async ({
    assert,
  }) => {
    const { code, err } = await barema(['-o', join(folder, 'no', 'a.jsonl')], line(request()))
    assert.equal(code, 1)
    assert.match(err, /^barema: .+\n$/)
  })

  test('--explain adds the explanation', async ({ assert }) => {
    const { out } = await barema(['--explain'], line(request()))
    assert.equal(out, answerOf({ ...request(), explain: true }))
  })

  test('--table prints a payslip in the language asked for', async ({ assert }) => {
    const dutch = await barema(['--table', '--lang', 'nl'], line(request('An')))
    assert.equal(dutch.code, 0)
    assert.match(dutch.out, /^"An" · BE-2026-09-01\n/)
    assert.match(dutch.out, /Nettoloon +2\.261,33\n/)
    const french = await barema(['--table'], line(request()))
    assert.match(french.out, /Salaire net +2.261,33\n/)
    const english = await barema(['--table', '--lang', 'en'], line(request('An', -1)))
    assert.equal(
      english.out,
      '✗ "An" · package.salaireBrut: The value must be between €0.00 and €10,000,000.00.\n'
    )
  })

  test('--table names a projection and a voted law, and marks the lines', async ({ assert }) => {
    const next = { ...request('An'), date: '2027-03-01' }
    const plain = await barema(['--table', '--lang', 'en'], line(next))
    assert.match(plain.out, /^"An" · BE-2027-01-01 \(Projection from the last known figures\)\n/)
    assert.match(plain.out, /\n +≈ Net pay +/)
    assert.match(plain.out, /\n +Gross salary +/)
    assert.match(plain.out, /\n≈ Carried on from 2026: precompte\.fraisTaux, /)
    const voted = { ...next, law: { preset: 'VOTED_2027' } }
    const supposed = await barema(['--table', '--lang', 'en'], line(voted))
    assert.match(
      supposed.out,
      /^"An" · BE-2027-01-01\+\w{8} \(2027 as voted \(Act of 15 July 2026\)\)\n/
    )
  })

  test('--table says on which emission a hybrid counts that does not tell its battery', async ({
    assert,
  }) => {
    const { package: fields, ...rest } = request('An')
    const car = { valeurVS: 50_000, tcoMensuelVS: 800, energieVS: 'HYBRIDE_ESSENCE', co2VS: 45 }
    const hybrid = { ...rest, package: { ...fields, hasVoitureSociete: true, ...car } }
    const untold = await barema(['--table'], line(hybrid))
    assert.include(untold.out, 'avec son propre CO₂ (45 g/km)')
    const plugless = { ...hybrid, package: { ...hybrid.package, nonRechargeableVS: true } }
    assert.notInclude((await barema(['--table'], line(plugless))).out, 'g/km')
  })

  test('--year-tax: the income tax of the year of a package that is typed, or of a file', async ({
    assert,
  }) => {
    const typed = ['--gross', '3000', '--date', '2026-09-01', '--year-tax', '--lang', 'en']
    const table = await barema([...typed, '--municipal-rate', '7,5', '--region', 'brussels'])
    assert.deepEqual([table.code, table.err], [0, ''])
    for (const words of ['Over the year 2026', 'Final tax', '€100 gross', 'Rests on'])
      assert.include(table.out, words)
    const asked = { ...request(), menage: { tauxCommunal: 7, region: 'FLANDRE' } }
    const { code, out } = await barema(['--year-tax', '-'], line(asked))
    const result = yearTax(asked)
    assert.equal(code, 0)
    assert.equal(out, result.ok ? line(result.answer) : '')
    const without = await barema(typed)
    assert.equal(without.code, 2)
    assert.include(without.err, 'barema: --municipal-rate: ')
    const high = await barema([...typed, '--municipal-rate', '16'])
    assert.include(high.err, 'barema: --municipal-rate: ')
    const alone = await barema(['--gross', '3000', '--municipal-rate', '7'])
    assert.deepEqual([alone.code, alone.err], [
      1,
      'barema: --municipal-rate goes with --year-tax\n',
    ])
  })

  test('a wrong option is told with exit code 1', async ({ assert }) => {
    assert.equal((await barema(['--workers', 'many'], line(request()))).code, 1)
    assert.equal((await barema(['--lang', 'de'], line(request()))).code, 1)
  })

  test('several threads give the same text as one, in order', async ({ assert }) => {
    const lines = Array.from({ length: 8000 }, (_, i) =>
      line(i % 500 === 7 ? { id: i } : request(i, 2000 + i / 4))
    )
    const [many, one] = [
      await barema(['--workers', '3'], lines.join('')),
      await barema(['--workers', '0'], lines.join('')),
    ]
    assert.deepEqual([many.code, one.code], [2, 2])
    assert.isTrue(many.out === one.out)
    assert.deepEqual(
      parsed(many.out).map(({ id }) => id),
      lines.map((_, i) => i)
    )
  })

  test('a long stream fits a small heap', async ({ assert }) => {
    function* lines() {
      for (let i = 0; i < 1200; i++) yield line(request(i, 3000)).repeat(50)
    }
    const file = join(folder, 'answers.jsonl')
    const small = { env: { NODE_OPTIONS: '--max-old-space-size=40' } }
    const { code, err } = await barema(['--workers', '2', '-o', file], lines(), small)
    assert.deepEqual([code, err], [0, ''])
    const { size } = await stat(file)
    assert.isAbove(size, 100_000_000)
  })

  test('a reader that leaves early ends the work without noise', async ({ assert }) => {
    const file = join(folder, 'requests.jsonl')
    await writeFile(file, line(request()).repeat(20_000))
    const child = spawn(process.execPath, [await program(), 'compute', file])
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((resolve) => child.on('close', resolve))
    assert.deepEqual([code, err], [0, ''])
  })

  test('a signal reaches the program', async ({ assert }) => {
    const child = spawn(process.execPath, [TYPED, 'compute', '-'])
    child.stdin.write(line(request()))
    await new Promise((resolve) => setTimeout(resolve, 500))
    child.kill('SIGTERM')
    const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)))
    assert.equal(signal, 'SIGTERM')
  })
})
