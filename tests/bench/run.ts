import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { format, show, type Figure } from './figure.ts'
import { writeFigures } from './measured.ts'

const run = promisify(execFile)

/** One process each, one after the other: nothing warms up or slows down what follows. Each tells its own shape. */
const BENCHES: Record<string, (told: any) => Figure[]> = {
  engine: ({ figures, publicodes, ratio }) => [
    ...figures.map(
      ({ name, perSecond, promise }: { name: string; perSecond: number; promise: number }) => ({
        what: `${name}, one core`,
        value: perSecond,
        unit: '/s',
        promise,
      })
    ),
    {
      what: 'the same kind of job by `publicodes` with `modele-social`, one core',
      value: publicodes,
      unit: '/s',
    },
    { what: 'full packages for each one of theirs', value: ratio, unit: 'times' },
  ],
  engine_lines: ({ lines, figures, floor, promise }) => {
    const best = figures.toSorted(
      (a: { perSecond: number }, b: { perSecond: number }) => b.perSecond - a.perSecond
    )[0]
    const file = `a file of ${format(lines)} lines`
    return [
      {
        what: `\`barema compute\` over ${file}`,
        value: best.perSecond,
        unit: 'lines/s',
        promise,
      },
      { what: 'the memory it takes at its peak', value: best.peakMegabytes, unit: 'MB' },
      { what: `floor: ${file} only read, parsed and written again`, value: floor, unit: 'lines/s' },
    ]
  },
  engine_properties: ({ packages, solved, seconds }) => [
    { what: 'packages of all kinds whose sums hold to the cent', value: packages, unit: '' },
    { what: 'of them solved back to the cent, by any amount', value: solved, unit: '' },
    { what: 'the time it takes', value: Math.round(seconds), unit: 's' },
  ],
  documents: ({ rates }) =>
    rates
      .filter(({ what }: { what: string }) => what === 'pool of 2')
      .map(({ document, perSecond }: { document: string; perSecond: number }) => ({
        what: `PDF/A-3a of ${document} with the computation attached, two processes`,
        value: perSecond,
        unit: '/s',
        promise: 40,
      })),
  seal: (figures) => figures,
  http: (figures) => figures,
  list: (figures) => figures,
  analytics: (figures) => figures,
  indexation: (figures) => figures,
  team: (figures) => figures,
  statements: (figures) => figures,
  exports: (figures) => figures,
  sign_in: (figures) => figures,
  fairness: (figures) => figures,
  slow_services: (figures) => figures,
  slider: (figures) => figures,
  scenario_slider: (figures) => figures,
  first_minute: (figures) => figures,
  jobs: (figures) => figures,
  assistant: (figures) => figures,
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
/** Fewer rows, to try a bench out. */
const sizes = words.filter((word) => /^\d+$/.test(word))
const wanted = words.filter((word) => !sizes.includes(word))
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  throw new Error(`No bench ${unknown.join(', ')}: there are ${Object.keys(BENCHES).join(', ')}`)
}
for (const [name, read] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { stdout } = await run(
    process.execPath,
    ['--import=@poppinss/ts-exec', `tests/bench/${name}.ts`, '--json', ...sizes],
    { maxBuffer: 1 << 26 }
  )
  const figures = read(JSON.parse(stdout))
  show(figures)
  // What is compared stands in one bench; a bench is a command of its own.
  if (process.argv.includes('--write')) await writeFigures(`npm run bench -- ${name}`, figures)
}
