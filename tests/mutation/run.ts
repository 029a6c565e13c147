import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { show } from '../bench/figure.ts'
import { writeFigures } from '../bench/measured.ts'
import { figuresOf, notReported, PROMISED, scoreOf, type Report } from './score.ts'

/**
 * The formulas, without the words of their explanations and the identity of law sets, which other tests hold, and without
 * sheets: they have no formula, and a test reads their source.
 */
const FORMULAS = globSync(
  'modules/compute/{rules,impot,prestations,preavis,incomplet,voiture,embauche,formes,dirigeant,pension}/**/*.ts',
  {
    exclude: [
      'modules/compute/rules/steps*.ts',
      'modules/compute/rules/law_sets/*.ts',
      'modules/compute/*/sheet.ts',
    ],
  }
).sort()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    parts: { type: 'string', default: '1' },
    part: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    write: { type: 'boolean', default: false },
  },
})
const parts = Number(values.parts)
const all = Array.from({ length: parts }, (_, at) => at + 1)
const wanted = values.part?.map(Number) ?? all
if (!(parts >= 1) || wanted.some((part) => !all.includes(part)))
  throw new Error(`--part ${wanted}: there are 1 to ${parts} of --parts ${parts}`)

const reportOf = (part: number) => `.data/mutation/part-${part}-of-${parts}.json`

const named = values.file
  ? FORMULAS.filter((file) => values.file!.some((part) => file.includes(part)))
  : wanted.flatMap(filesOf)
if (named.length === 0) throw new Error(`--file ${values.file}: no formulas are there`)
const together = '.data/mutation/together.json'
changeOneByOne(named, together)
const told = readReport(together)
for (const part of all) keep(part)
if (values.file) {
  show(figuresOf([told]))
  if (!values.write) process.exit()
}

/** Files of a folder are strewn over the parts: each takes about as long. */
function filesOf(part: number): string[] {
  return FORMULAS.filter((_, at) => at % parts === part - 1)
}

/**
 * Parts that are run together wait once for the tests that have to hold first; each has a report of its own. Files that
 * are named are put into the report that their part has. Stryker says nothing of files in which there is nothing to
 * change: they were tried as well.
 */
function keep(part: number): void {
  const own = filesOf(part).filter((file) => named.includes(file))
  if (own.length === 0) return
  const report = reportOf(part)
  const before = values.file && existsSync(report) ? readReport(report) : {}
  const untouched = (file: string) => ({ source: readFileSync(file, 'utf8'), mutants: [] })
  const now = Object.fromEntries(own.map((file) => [file, told[file] ?? untouched(file)]))
  writeFileSync(report, JSON.stringify({ files: { ...before, ...now } }))
}

/** Ends this process where Stryker itself fails. */
function changeOneByOne(files: readonly string[], report: string): void {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'tests/mutation/stryker.config.mjs',
      '--mutate',
      files.join(','),
      ...positionals,
    ],
    { stdio: 'inherit', env: { ...process.env, MUTATION_REPORT: report } }
  )
  if (status !== 0) process.exit(status ?? 1)
}

const reports = all
  .filter((part) => existsSync(reportOf(part)))
  .map((part) => readReport(reportOf(part)))
const sources = new Map(FORMULAS.map((file) => [file, readFileSync(file, 'utf8')]))
const missing = notReported(reports, sources)
show(figuresOf(reports))
if (missing.length > 0)
  console.log(
    `${missing.length} files are in no part that was run, or were written since: ${missing.slice(0, 3).join(', ')} …`
  )
else if (values.write) await writeFigures('npm run mutation', figuresOf(reports))
const { tried, noticed } = scoreOf(reports)
if (100 * noticed < PROMISED * tried) process.exitCode = 1

function readReport(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')).files as Report
}
