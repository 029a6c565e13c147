import type { Package } from '../../api/types.ts'

/** One field of the content on which the columns disagree; `undefined` where a package does not say. */
export interface ContentRow {
  path: string
  values: unknown[]
}

type Content = Pick<Package, 'packageType' | 'packageCategory' | 'worker' | 'package'>

/** Says nothing: to the engine its absence is the same. */
const SILENT: readonly unknown[] = [undefined, null, '', false]
/** For whom a package is, and not what is in it. */
const BESIDE = /(Id|\.id|packageCategory)$/

/** What was decided differently, field by field; what is the same everywhere is left out. */
export function contentRows(packages: readonly Content[]): ContentRow[] {
  const fields = packages.map(({ packageType, worker, package: content }) => {
    const found = new Map<string, unknown>()
    collect('packageType', packageType, found)
    collect('worker', worker, found)
    collect('package', { ...content, packageType: undefined }, found)
    return found
  })
  const paths = new Set(fields.flatMap((found) => [...found.keys()]))
  return [...paths]
    .filter((path) => !BESIDE.test(path))
    .map((path) => ({ path, values: fields.map((found) => found.get(path)) }))
    .filter(({ values }) => new Set(values.map((value) => JSON.stringify(value))).size > 1)
}

function collect(path: string, value: unknown, found: Map<string, unknown>): void {
  if (SILENT.includes(value)) return
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) collect(`${path}.${key}`, inner, found)
  else found.set(path, value)
}
