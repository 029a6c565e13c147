import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from '../bench/figure.ts'
import {
  readMeasured,
  withFiguresOf,
  writeMeasured,
  type NightlyOutcome,
} from '../bench/measured.ts'
import { NIGHTLY, type NightlyTask } from './tasks.ts'

/*
 * Run by `npm run nightly`. A task that fails stops none of the others; the process then ends with 1.
 */

const COMMAND = 'npm run nightly'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !NIGHTLY.some((task) => task.name === name)) ?? []
if (unknown.length > 0)
  throw new Error(
    `No task ${unknown.join(', ')}: there are ${NIGHTLY.map(({ name }) => name).join(', ')}`
  )

const folder = mkdtempSync(join(tmpdir(), 'barema-nightly-'))
const figuresFile = join(folder, 'figures.ndjson')
const outcomes: NightlyOutcome[] = []
for (const task of NIGHTLY) if (!wanted || wanted.includes(task.name)) outcomes.push(run(task))

// Its tests tell figures (tests/helpers/record_figure.ts); a part of the tasks renews a part of them.
const told = readFigures()
const shuffled = outcomes.find(({ task }) => task === 'shuffled')
if (shuffled)
  told.push({
    what: 'runs of the functional suite with shuffled rows that failed',
    value: shuffled.failed,
    unit: `of ${shuffled.runs}`,
    promise: 0,
    rule: 'R18',
  })
const before = await readMeasured()
const kept = before.figures.filter(
  ({ command, what }) => command === COMMAND && !told.some((figure) => figure.what === what)
)
const others = (before.nightly ?? []).filter(
  ({ task }) => !outcomes.some((outcome) => outcome.task === task)
)
await writeMeasured({
  ...withFiguresOf(before, COMMAND, [...kept, ...told]),
  nightly: [...others, ...outcomes],
})
rmSync(folder, { recursive: true })
for (const { task, outcome, seconds } of outcomes)
  console.log(`${task.padEnd(16)} ${outcome} in ${seconds} s`)
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1)

function run({ name, what, command, env, runs = [{}] }: NightlyTask): NightlyOutcome {
  console.log(`\n— ${name}: ${what}`)
  const startedAt = Date.now()
  const failures = runs.filter(
    (each) =>
      spawnSync('npm', command, {
        stdio: 'inherit',
        env: { ...process.env, FIGURES_FILE: figuresFile, ...env, ...each },
      }).status !== 0
  )
  return {
    task: name,
    on: new Date(startedAt).toISOString().slice(0, 10),
    runs: runs.length,
    failed: failures.length,
    outcome: failures.length === 0 ? 'held' : `failed: ${JSON.stringify(failures)}`,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}

function readFigures(): Figure[] {
  if (!existsSync(figuresFile)) return []
  const lines = readFileSync(figuresFile, 'utf8').trimEnd().split('\n')
  const last = new Map(lines.map((line) => JSON.parse(line)).map((figure) => [figure.what, figure]))
  return [...last.values()]
}
