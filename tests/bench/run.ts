import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { promisify } from 'node:util'
import { show, type Figure } from './figure.ts'
import { figuresTable, withFigures } from './readme_figures.ts'

const run = promisify(execFile)

/** One process each, one after the other: nothing warms up or slows down what follows. Each tells its own shape. */
const BENCHES: Record<string, (told: any) => Figure[]> = {
  engine: ({ figures }) =>
    figures.map(
      ({ name, perSecond, promise }: { name: string; perSecond: number; promise: number }) => ({
        what: `${name}, one core`,
        value: perSecond,
        unit: '/s',
        promise,
      })
    ),
  engine_lines: ({ figures, promise }) => [
    {
      what: '`barema compute` over a file of half a million lines',
      value: Math.max(...figures.map(({ perSecond }: { perSecond: number }) => perSecond)),
      unit: 'lines/s',
      promise,
    },
  ],
  documents: ({ rates }) =>
    rates
      .filter(({ what }: { what: string }) => what === 'pool of 2')
      .map(({ document, perSecond }: { document: string; perSecond: number }) => ({
        what: `package PDF/A-3a of ${document} with the computation attached, two processes`,
        value: perSecond,
        unit: '/s',
        promise: 40,
      })),
  http: (figures) => figures,
}

const figures: Figure[] = []
for (const [name, read] of Object.entries(BENCHES)) {
  const { stdout } = await run(
    process.execPath,
    ['--import=@poppinss/ts-exec', `tests/bench/${name}.ts`, '--json'],
    { maxBuffer: 1 << 26 }
  )
  figures.push(...read(JSON.parse(stdout)))
}
show(figures)

if (process.argv.includes('--write')) {
  const measured = {
    on: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    node: process.version,
    figures,
  }
  await writeFile('docs/figures.json', `${JSON.stringify(measured, null, 2)}\n`)
  await writeFile(
    'README.md',
    withFigures(await readFile('README.md', 'utf8'), figuresTable(measured))
  )
  console.log('docs/figures.json and README.md now hold these figures')
}
