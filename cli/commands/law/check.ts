import type { Command } from 'commander'
import { listParameters } from '#modules/compute/pure'
import { isDay, today as dayInBelgium } from '#modules/shared/values/days'
import { withExamples } from '#cli/lib/examples'
import { Failure, orFail } from '#cli/lib/failure'
import { checkLaw, type LawCheck } from '#cli/lib/law_check'
import { writtenOf } from '#cli/lib/law_figures'
import { named, print, printPart } from '#cli/lib/law_print'
import { isYear } from '#cli/lib/year'

/** `barema law check`: what of a year is not sure. */
export function registerLawCheck(law: Command): void {
  const command = law
    .command('check')
    .description(
      'figures not confirmed for a year; fails once it has begun and a yearly one is missing'
    )
    .option('--year <year>', 'this year unless told')
    .option('--today <date>', 'judge as on this day, YYYY-MM-DD')
    .action((options: { year?: string; today?: string }) => orFail(() => check(options)))
  withExamples(command, ['law check', 'law check --year 2027 --today 2027-01-01'])
}

function check({ year: asked, today: told }: { year?: string; today?: string }): void {
  if (told !== undefined && !isDay(told)) throw new Failure(`${told} is no day, YYYY-MM-DD`)
  if (asked !== undefined && !isYear(asked)) throw new Failure(`${asked} is no year`)
  const today = told ?? dayInBelgium()
  const year = Number(asked ?? today.slice(0, 'YYYY'.length))
  const found = checkLaw(listParameters(), year, today)
  printCheck(found, year)
  if (!found.late) return
  throw new Failure(`${year} has begun, and ${found.missing.length} yearly figures have no value`)
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
      return `${named(parameter.id)} ${writtenOf(value, parameter)} (${value.confidence})`
    })
  )
  if (missing.length + gaps.length + unsure.length === 0)
    print(`every figure of ${year} is confirmed`)
}
