import type { Law } from '#modules/compute/legislation/index'
import { readRequest } from '#modules/compute/contract/read_request'
import { Reading } from '#modules/compute/contract/reading'
import { computeEmployer, computeMonth, computeYear, Sheet } from '#modules/compute/rules/index'
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
}

/**
 * Computes a request on a sheet and a law that tell what is read of them. What is read before a line is written is
 * what its formula read. `undefined` where the request is refused.
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
  computeMonth(told, law)
  computeYear(told, law)
  computeEmployer(told, law)
  return { lines, sheet: sheet as never, from: read.lawSet.from }
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
