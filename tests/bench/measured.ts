import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Figure } from './figure.ts'
import { figuresTable, withFigures } from './readme_figures.ts'

/** A figure with the command that measures it again, and the day of the run. */
export interface MeasuredFigure extends Figure {
  command: string
  on: string
}

/** What docs/figures.json holds. */
export interface Measured {
  cores: number
  node: string
  figures: MeasuredFigure[]
  /** What came of each task of `npm run nightly` when it last ran. */
  nightly?: NightlyOutcome[]
}

export interface NightlyOutcome {
  task: string
  on: string
  runs: number
  /** How many of the runs. */
  failed: number
  outcome: string
  seconds: number
}

const FILE = 'docs/figures.json'

export async function readMeasured(): Promise<Measured> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

/** Writes docs/figures.json, and the README's table with it. */
export async function writeMeasured(measured: Measured): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(measured, null, 2)}\n`)
  await writeFile(
    'README.md',
    withFigures(await readFile('README.md', 'utf8'), figuresTable(measured))
  )
}

/**
 * Puts the figures of one command in the place of those of its earlier run, into docs/figures.json and the README's
 * table; what other commands measured stays.
 *
 * @param command as a reader types it: `npm run chaos`
 */
export async function writeFigures(
  command: string,
  figures: (Figure & { on?: string })[]
): Promise<void> {
  await writeMeasured({
    ...withFiguresOf(await readMeasured(), command, figures),
    cores: cpus().length,
    node: process.version,
  })
  console.log(`docs/figures.json and README.md now hold the figures of ${command}`)
}

/** The figures with one command's replaced where they stood, or put last. */
export function withFiguresOf(
  { figures, ...machine }: Measured,
  command: string,
  /** One that has a day of its own keeps it. */
  measured: (Figure & { on?: string })[],
  on = new Date().toISOString().slice(0, 10)
): Measured {
  const place = figures.findIndex((figure) => figure.command === command)
  const others = figures.filter((figure) => figure.command !== command)
  const own = measured.map((figure) => ({ on, ...figure, command }))
  return { ...machine, figures: others.toSpliced(place < 0 ? others.length : place, 0, ...own) }
}
