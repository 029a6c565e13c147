import { lawSetOn, listLawSets, type ListedParameter } from '#modules/compute/pure'
import { isDay } from '#modules/shared/values/days'
import { Failure } from '#cli/lib/failure'
import { figureOf, valueOn } from '#cli/lib/law_figures'

const NAME_WIDTH = 50

/** The name of a figure or a formula, as wide in every list. */
export const named = (id: string) => id.padEnd(NAME_WIDTH)

/** A figure of a day, as a line of a list. */
export function printFigure(parameter: ListedParameter, day: string): void {
  print(`${named(parameter.id)} ${figureOf(valueOn(parameter, day), parameter)}`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A title with the number of its lines, and the lines; nothing where there are none. */
export function printPart(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  print(`${title}: ${lines.length}`)
  for (const line of lines) print(`  ${line}`)
}

/**
 * The law set of a day.
 * @throws Failure that says which days have one
 */
export function lawSetOfDay(day: string) {
  const set = isDay(day) ? lawSetOn(day) : undefined
  if (set !== undefined) return set
  throw new Failure(
    `no law is known on ${day}; days are YYYY-MM-DD from ${listLawSets()[0].from} on`
  )
}
