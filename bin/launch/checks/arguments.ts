import { LaunchError } from '../console/launch_error.ts'
import { nightSuites, type PartOfDay } from '../../../tests/nightly/night_files.ts'
import { isUsual, stepNames, STEPS } from './plan.ts'

/** Which files a run may be told to take. */
const PARTS: Record<string, PartOfDay> = { '--day': 'day', '--night': 'night', '--whole': 'whole' }

/**
 * Splits the command line: names of steps first, then whatever is for Japa.
 *
 * @returns all usual steps when none is named, and the day's files; who names a suite or filters tests means all its files
 * @throws {LaunchError} for a name that does not exist
 */
export function parseArguments(argv: string[]): {
  steps: string[]
  japa: string[]
  part: PartOfDay
} {
  const firstOption = argv.findIndex((word) => word.startsWith('-'))
  const names = firstOption === -1 ? argv : argv.slice(0, firstOption)
  const options = firstOption === -1 ? [] : argv.slice(firstOption).filter((word) => word !== '--')
  const told = options.find((word) => word in PARTS)
  const japa = options.filter((word) => !(word in PARTS))
  const unknown = names.find((name) => !stepNames().includes(name))
  if (unknown)
    throw new LaunchError(
      `There is no test step "${unknown}". The steps are ${stepNames().join(', ')}.`
    )

  const part = told ? PARTS[told]! : names.length || japa.length ? 'whole' : 'day'
  // Japa's filters choose among tests; types and lint have none, and run by day.
  const usual = STEPS.filter(isUsual).filter(
    ({ name }) => part !== 'night' || nightSuites().includes(name)
  )
  const all = (japa.length ? usual.filter(({ kind }) => kind === 'suite') : usual).map(
    ({ name }) => name
  )
  return { steps: names.length ? names : all, japa, part }
}
