/**
 * The course of indexations, run by `npm run chaos -- --course=indexation`.
 *
 *   --kills=200  --seed=1  --people=1000  --minutes=…  (stops killing then)  --write
 */
import { parseArgs } from 'node:util'
import type { Figure } from '../bench/figure.ts'
import { writeFigures } from '../bench/measured.ts'
import { runIndexations, type IndexationReport } from './run_indexations.ts'
import { stand } from './stand.ts'

/** Random points at which something is killed, as was promised. */
const PROMISED_KILLS = 200

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: String(PROMISED_KILLS) },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '90' },
    write: { type: 'boolean' },
  },
})
const standing = await stand(1)
// Rows for the course are made as the owner of the database.
process.env.DATABASE_OWNER_URL = standing.env.DATABASE_OWNER_URL
const begun = performance.now()
const report = await runIndexations({
  seed: Number(values.seed),
  kills: Number(values.kills),
  people: Number(values.people),
  untilMs: begun + Number(values.minutes) * 60_000,
  parts: standing.parts,
  url: standing.env.DATABASE_URL!,
  port: standing.port,
  company: standing.company,
  pauseMs: [100, 3_000],
  patienceMs: 600_000,
  onKill: (kill, part) => console.log(`  ${String(kill).padStart(4)}  kill -9 ${part.name}`),
  onStep: (step) => console.log(`        ${step}`),
}).catch((error: Error) => {
  for (const part of standing.product) console.error(`\n${part.name} said last:\n${part.lastWords}`)
  throw error
})
await standing.end()
console.log(JSON.stringify(report, null, 2))
if (values.write) await writeFigures('npm run chaos -- --course=indexation', figuresOf(report))
process.exit(report.wrong.length === 0 && report.unfinished === null ? 0 : 1)

function figuresOf({
  kills,
  rounds,
  written,
  refused,
  wrong,
  unfinished,
}: IndexationReport): Figure[] {
  return [
    {
      what: '`kill -9` of web, worker, Temporal and PostgreSQL at random points of an index',
      value: kills,
      unit: '',
      promise: PROMISED_KILLS,
    },
    { what: 'indexes planned, approved, applied and undone meanwhile', value: rounds, unit: '' },
    { what: 'versions of contracts that they wrote and took back', value: written, unit: '' },
    {
      what: 'tries to apply one, or to approve one’s own, that were refused',
      value: refused,
      unit: '',
    },
    {
      what: 'contracts indexed twice or in part, approvals skipped, other rows after the undoing',
      value: wrong.length + (unfinished === null ? 0 : 1),
      unit: '',
      promise: 0,
    },
  ]
}
