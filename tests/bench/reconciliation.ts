import { signedIn } from '#tests/helpers/client'
import { format, show, type Figure } from './figure.ts'
import { manyPayslips, manyVersions, manyWorkers } from './many_rows.ts'
import { withProduct } from './product.ts'

/** Fewer to try it out: `node … tests/bench/reconciliation.ts 200`. */
const PEOPLE = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5_000)
const MONTHS = ['2026-04', '2026-05', '2026-06']
const PERIOD = '2026/2'
/** Of a computed month, what a payslip says of it. */
const LINES = [
  'salaireBrut',
  'atnsBruts',
  'onss',
  'bonusEmploi',
  'precompteProfessionnel',
  'csss',
  'salaireNet',
]

/** A month of five thousand payslips beside its computation, and a quarter's declaration beside three months of them. */
await withProduct(async () => {
  const client = await signedIn('admin')
  await manyWorkers(client, PEOPLE)
  await manyVersions(client, 1)
  const { body: packages } = await client.get('/api/packages?perPage=1&search=%C3%89conome')
  const { body: pack } = await client.get(`/api/packages/${packages.data[0].id}`)
  const month = pack.compute.remuneration.remunerationMensuelle
  const cents = Object.fromEntries(LINES.map((line) => [line, Math.round(month[line] * 100)]))
  await manyPayslips(client, MONTHS, { period: PERIOD, cents })
  const people = `${format(PEOPLE)} people`
  const figures: Figure[] = []
  for (const [what, path] of [
    [
      `payslips of a month of ${people} beside their computation`,
      `reconciliation?month=${MONTHS[1]}`,
    ],
    ['the same as CSV, every line', `reconciliation/csv?month=${MONTHS[1]}`],
    [
      `a DmfA of ${people} beside three months of payslips and of computation`,
      `reconciliation/declared?period=${PERIOD}`,
    ],
  ] as const) {
    const start = performance.now()
    const answer = await client.get(`/api/${path}`)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.raw}`)
    const value = (performance.now() - start) / 1000
    const { people: told, verdicts } = answer.body ?? {}
    process.stderr.write(`${path}: ${JSON.stringify({ told, verdicts })}\n`)
    figures.push({ what, value, unit: 's' })
  }
  show(figures)
})
