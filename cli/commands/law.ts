import type { Command } from 'commander'
import {
  lawSetOn,
  lawSetsOfHash,
  listLawSets,
  listParameters,
  parameterText,
  type ListedLawSet,
  type ListedParameter,
} from '#modules/compute/pure'
import { Failure, orFail } from '#cli/lib/failure'
import { checkLaw, type LawCheck } from '#cli/lib/law_check'
import { figureOf, valueOn, writtenOf } from '#cli/lib/law_figures'
import { openYear } from '#cli/lib/law_open'

const LATEST = '9999-12-31'
const NAME_WIDTH = 50
const DAY = /^\d{4}-\d{2}-\d{2}$/
const YEAR = /^\d{4}$/
const SOURCES = 'modules/compute/legislation'

/** `barema law`: the figures the engine computes with. */
export function registerLaw(program: Command): void {
  const law = program.command('law').description('look up the law the engine knows')
  law
    .command('list')
    .description('law sets and parameters, each with its latest figure')
    .option('--on <date>', 'the figures of a day, YYYY-MM-DD')
    .action(({ on }: { on?: string }) => orFail(() => list(on)))
  law
    .command('show')
    .description('a parameter with its history and sources, or a law set with its figures')
    .argument('<id>', 'onss.tauxPersonnel, BE-2026-09-01, the hash on a paper, …')
    .action((id: string) => orFail(() => show(id)))
  law
    .command('diff')
    .description('what changed in the law from one day to another')
    .argument('<from>', 'YYYY-MM-DD')
    .argument('<to>', 'YYYY-MM-DD')
    .action((from: string, to: string) => orFail(() => diff(from, to)))
  law
    .command('check')
    .description(
      'figures not confirmed for a year; fails once it has begun and a yearly one is missing'
    )
    .option('--year <year>', 'this year unless told')
    .option('--today <date>', 'judge as on this day, YYYY-MM-DD')
    .action((options: { year?: string; today?: string }) => orFail(() => check(options)))
  law
    .command('open')
    .description('write the empty entry of a year into the source of every yearly parameter')
    .argument('<year>', 'YYYY')
    .option('--folder <path>', 'the sources of the law', SOURCES)
    .option('--dry-run', 'tell what would be written, and write nothing')
    .action((year: string, options: { folder: string; dryRun?: boolean }) =>
      orFail(() => open(year, options))
    )
}

function list(on: string | undefined): void {
  if (on !== undefined) knownDay(on)
  for (const { id, hash } of listLawSets()) print(`${id}  ${hash}`)
  print('')
  for (const parameter of listParameters()) printFigure(parameter, on ?? LATEST)
}

function show(id: string): void {
  const [known] = lawSetsOfHash(id)
  if (known !== undefined) return showLawSet(known)
  const set = listLawSets().find((each) => each.id === id)
  const parameter = listParameters().find((each) => each.id === id)
  if (set !== undefined) showLawSet(set)
  else if (parameter !== undefined) showParameter(parameter)
  else throw new Failure(`${id} is neither a parameter nor a law set; see "barema law list"`)
}

/** A paper's hash of before stands for the same amounts under the hash of today. */
function showLawSet({ id, hash, from }: ListedLawSet): void {
  print(`${id}  ${hash}`)
  for (const each of listParameters()) printFigure(each, from)
}

function showParameter(parameter: ListedParameter): void {
  const { id, values } = parameter
  const text = parameterText(id, 'en')
  print(id)
  if (text !== undefined) print(`  ${text.title}. ${text.explanation}`)
  for (const value of values) {
    const { from, source, href, confidence, checked } = value
    print(`  from ${from}  ${writtenOf(value, parameter)}`)
    print(`    ${source} (${confidence}, checked ${checked})`)
    if (href !== undefined) print(`    ${href}`)
  }
}

function diff(from: string, to: string): void {
  const [before, after] = [from, to].map(knownDay)
  print(`${before.id} → ${after.id}`)
  let changed = 0
  for (const parameter of listParameters()) {
    const [was, is] = [from, to].map((day) => figureOf(valueOn(parameter, day), parameter))
    if (was === is) continue
    changed++
    print(`${parameter.id.padEnd(NAME_WIDTH)} ${was} → ${is}`)
  }
  print(changed === 0 ? 'nothing changed' : `${changed} changed`)
}

function check({ year: asked, today: told }: { year?: string; today?: string }): void {
  if (told !== undefined && !DAY.test(told)) throw new Failure(`${told} is no day, YYYY-MM-DD`)
  if (asked !== undefined && !YEAR.test(asked)) throw new Failure(`${asked} is no year`)
  const today = told ?? new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const year = Number(asked ?? today.slice(0, 'YYYY'.length))
  const found = checkLaw(listParameters(), year, today)
  printCheck(found, year)
  if (!found.late) return
  throw new Failure(`${year} has begun, and ${found.missing.length} yearly figures have no value`)
}

async function open(year: string, options: { folder: string; dryRun?: boolean }): Promise<void> {
  if (!YEAR.test(year)) throw new Failure(`${year} is no year`)
  const { folder, dryRun = false } = options
  const { opened, kept } = await openYear(folder, Number(year), dryRun)
  printPart(dryRun ? `would be opened for ${year}` : `opened for ${year}`, opened)
  if (kept.length > 0) print(`have an entry of ${year} already: ${kept.length}`)
}

function printCheck({ missing, gaps, unsure }: LawCheck, year: number): void {
  printPart(
    `no value for ${year} yet, an earlier year's goes on`,
    missing.map(({ id }) => id)
  )
  printPart(
    'not known',
    gaps.map(({ id }) => id)
  )
  printPart(
    'to confirm',
    unsure.map(({ parameter, value }) => {
      return `${parameter.id.padEnd(NAME_WIDTH)} ${writtenOf(value, parameter)} (${value.confidence})`
    })
  )
  if (missing.length + gaps.length + unsure.length === 0)
    print(`every figure of ${year} is confirmed`)
}

function printPart(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  print(`${title}: ${lines.length}`)
  for (const line of lines) print(`  ${line}`)
}

/** A day of the law book, or a failure that says which days it has. */
function knownDay(day: string) {
  const set = DAY.test(day) ? lawSetOn(day) : undefined
  if (set !== undefined) return set
  throw new Failure(
    `no law is known on ${day}; days are YYYY-MM-DD from ${listLawSets()[0].from} on`
  )
}

function printFigure(parameter: ListedParameter, day: string): void {
  print(`${parameter.id.padEnd(NAME_WIDTH)} ${figureOf(valueOn(parameter, day), parameter)}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
