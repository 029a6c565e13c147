import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '#cli/lib/failure'

/** What opening a year did, by file. */
export interface OpenedYear {
  opened: string[]
  /** The year has an entry there already, filled in or not. */
  kept: string[]
}

const START = /from: '(\d{4})-\d{2}-\d{2}'/g
/** Where the values of a yearly parameter end: the entry comes before. */
const END = /\n {2}\],\n {2}\{[^}]*\byearly: true\b/
/** The law gave the figure up: no year has one any more. */
const GIVEN_UP = /value: null,(?![\s\S]*value:)(?![\s\S]*confidence: 'not_found')/

/**
 * Adds the empty entry of a year to the source of every parameter that the law sets anew each year. An empty entry
 * changes no figure: the value before it goes on until it is filled in.
 * @param folder the sources of the law, `modules/compute/legislation`
 */
export async function openYear(folder: string, year: number, dryRun: boolean): Promise<OpenedYear> {
  const found: OpenedYear = { opened: [], kept: [] }
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: folder }))
  for (const file of files.sort()) {
    const source = await readFile(join(folder, file), 'utf8')
    const end = END.exec(source)
    if (end === null || GIVEN_UP.test(source)) continue
    const last = Math.max(...[...source.matchAll(START)].map(([, start]) => Number(start)))
    if (last >= year) {
      found.kept.push(file)
      continue
    }
    found.opened.push(file)
    const entry = `\n    { from: '${year}-01-01', value: undefined },`
    const text = source.slice(0, end.index) + entry + source.slice(end.index)
    if (!dryRun) await writeFile(join(folder, file), text)
  }
  if (found.opened.length + found.kept.length === 0)
    throw new Failure(`${folder} holds no figure that is set anew each year`)
  return found
}
