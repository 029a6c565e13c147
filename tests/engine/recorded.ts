import type { Law } from '#modules/compute/legislation/index'
import { readRequest } from '#modules/compute/contract/read_request'
import { Reading } from '#modules/compute/contract/reading'
import {
  computeEmployer,
  computeMonth,
  computeYear,
  RULES,
  Sheet,
} from '#modules/compute/rules/index'
import type { ComputeRequest } from '#modules/compute/pure'
import type { PlainDate } from '#modules/compute/engine/dates'

/** What the formula of one line read: fields of the sheet, and figures of the law by `group.key`. */
export interface ReadLine {
  readonly line: string
  readonly reads: ReadonlySet<string>
}

/** A computation that was watched: its lines in the order in which they were written. */
export interface Recorded {
  readonly lines: readonly ReadLine[]
  readonly sheet: Readonly<Record<string, number | string>>
  readonly from: PlainDate
  /** The lines in the order in which month, year and employer write them. */
  readonly written: readonly string[]
  /** Lines that come to another number there than by their formula: what is skipped as nought must be nought. */
  readonly wrong: readonly string[]
}

/**
 * Computes a request formula by formula, on a sheet and a law that tell what is read of them, and once more as the engine
 * does, which skips what a package has nothing of. `undefined` where the request is refused.
 */
export function recorded(request: ComputeRequest): Recorded | undefined {
  const sheet = new Sheet()
  const read = readRequest(request, sheet, new Reading())
  if (read === undefined) return undefined
  const lines: ReadLine[] = []
  let reads = new Set<string>()
  const told = new Proxy(sheet, {
    get(target, name) {
      reads.add(name as string)
      return Reflect.get(target, name)
    },
    set(target, name, value) {
      lines.push({ line: name as string, reads })
      reads = new Set()
      return Reflect.set(target, name, value)
    },
  })
  const law = watched(read.lawSet.law, (name) => reads.add(name))
  const sheetOfLines = told as unknown as Record<string, number>
  for (const rule of RULES) sheetOfLines[rule.id] = rule(told, law)
  const { written, wrong } = asTheEngineDoes(request, sheet)
  return { lines, sheet: sheet as never, from: read.lawSet.from, written, wrong }
}

/** The same computation by month, year and employer, held against a sheet that was filled formula by formula. */
function asTheEngineDoes(
  request: ComputeRequest,
  byFormula: Sheet
): Pick<Recorded, 'written' | 'wrong'> {
  const sheet = new Sheet()
  const { law } = readRequest(request, sheet, new Reading())!.lawSet
  const written: string[] = []
  const told = new Proxy(sheet, {
    set(target, name, value) {
      written.push(name as string)
      return Reflect.set(target, name, value)
    },
  })
  computeMonth(told, law)
  computeYear(told, law)
  computeEmployer(told, law)
  const wrong = RULES.filter(({ id }) => !Object.is(sheet[id], byFormula[id])).map(({ id }) => id)
  return { written, wrong }
}

/** The law, which tells each figure that is looked at. */
function watched(law: Law, tell: (name: string) => void): Law {
  const groups = Object.entries(law).map(([group, figures]) => {
    if (typeof figures !== 'object') return [group, figures]
    const get = (_: object, key: string) => {
      tell(`${group}.${key}`)
      return (figures as Record<string, unknown>)[key]
    }
    return [group, new Proxy({}, { get: get as never })]
  })
  return Object.fromEntries(groups)
}
