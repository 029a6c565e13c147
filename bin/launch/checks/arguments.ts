import { LaunchError } from '../console/launch_error.ts'
import { isUsual, stepNames, STEPS } from './plan.ts'

/**
 * Splits the command line: names of steps first, then whatever is for Japa.
 *
 * @returns all usual steps when none is named
 * @throws {LaunchError} for a name that does not exist
 */
export function parseArguments(argv: string[]): { steps: string[]; japa: string[] } {
  const firstOption = argv.findIndex((word) => word.startsWith('-'))
  const names = firstOption === -1 ? argv : argv.slice(0, firstOption)
  const japa = firstOption === -1 ? [] : argv.slice(firstOption).filter((word) => word !== '--')
  const unknown = names.find((name) => !stepNames().includes(name))
  if (unknown)
    throw new LaunchError(
      `There is no test step "${unknown}". The steps are ${stepNames().join(', ')}.`
    )

  // Japa's filters choose among tests; types and lint have none.
  const usual = STEPS.filter(isUsual)
  const all = (japa.length ? usual.filter(({ kind }) => kind === 'suite') : usual).map(
    ({ name }) => name
  )
  return { steps: names.length ? names : all, japa }
}
