import { setTimeout as sleep } from 'node:timers/promises'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { csvOf, inWindows1252, workbook } from '#tests/helpers/list_files'
import { format, show } from './figure.ts'
import { withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/imports.ts 500`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 50_000)
const PROMISE_S = 20

const TITLES = ['Matricule', 'Nom', 'Prénom', 'E-mail', 'État civil', 'Enfants à charge', 'Date d’entrée', 'Localité', 'NISS']
const NINE = 700_101_001

/** A register number of each: the digits of a day, an odd or even one, and their check. */
function nissOf(at: number): string {
  const nine = NINE + (at % 997) + Math.floor(at / 997) * 10_000_000
  return `${nine}${String(97 - (nine % 97)).padStart(2, '0')}`
}

const ROWS = Array.from({ length: PEOPLE }, (_, at) => [
  String(at).padStart(6, '0'),
  `Lefèvre${at}`,
  'Zoë',
  `p${at}@example.test`,
  at % 2 ? 'Mariée' : 'Célibataire',
  String(at % 4),
  '01/09/2024',
  'Liège',
  at < 28 * 997 ? nissOf(at) : '',
])

/** A list of fifty thousand people from the first byte sent to the plan shown, and how long another company waits meanwhile. */
await withProduct(async () => {
  const client = await signedIn('admin')
  const other = await signedIn('viewer', 'globex')
  const figures = []
  for (const [name, bytes] of [
    ['CSV', inWindows1252(csvOf([TITLES, ...ROWS]))],
    ['workbook', workbook([TITLES, ...ROWS])],
  ] as const) {
    let done = false
    const waits = slowest(other, () => done)
    const start = performance.now()
    const { status, body, raw } = await client.send(
      'POST',
      `/api/imports?target=workers&fileName=${name}`,
      { rawBody: bytes, headers: { 'content-type': 'application/octet-stream' } }
    )
    const value = (performance.now() - start) / 1000
    done = true
    if (status !== 201) throw new Error(`POST imports answered ${status}: ${raw.subarray(0, 500)}`)
    if (body.plan.created !== PEOPLE) throw new Error(JSON.stringify(body.plan.groups.slice(0, 3)))
    const what = `a list of ${format(PEOPLE)} people as ${name}, sent, read and judged row by row`
    figures.push(
      { what, value, unit: 's', promise: PROMISE_S },
      { what: 'another company’s slowest answer meanwhile', value: await waits, unit: 'ms' }
    )
    const path = `/api/imports/${body.import.id}`
    if (name !== 'workbook') {
      await client.delete(path)
      continue
    }
    for (const [step, input] of [
      ['taken in', ['commit', { digest: body.plan.digest, onlyGood: false }]],
      ['taken back', ['undo', {}]],
    ] as const) {
      done = false
      const others = slowest(other, () => done)
      const from = performance.now()
      const answer = await client.post(`${path}/${input[0]}`, input[1])
      const seconds = (performance.now() - from) / 1000
      done = true
      if (answer.status !== 200) throw new Error(`${step}: ${answer.status} ${answer.raw.subarray(0, 500)}`)
      figures.push(
        { what: `the same list ${step}`, value: seconds, unit: 's' },
        { what: 'another company’s slowest answer meanwhile', value: await others, unit: 'ms' }
      )
    }
  }
  show(figures)
})

async function slowest(client: TestClient, done: () => boolean): Promise<number> {
  let most = 0
  while (!done()) {
    const asked = performance.now()
    await client.get('/api/users')
    most = Math.max(most, performance.now() - asked)
    await sleep(50)
  }
  return most
}
