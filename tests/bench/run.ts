import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BENCHES } from './benches.ts'
import { show } from './figure.ts'
import { writeFigures } from './measured.ts'

const run = promisify(execFile)

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
/** Fewer rows, to try a bench out. */
const sizes = words.filter((word) => /^\d+$/.test(word))
const wanted = words.filter((word) => !sizes.includes(word))
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  throw new Error(`No bench ${unknown.join(', ')}: there are ${Object.keys(BENCHES).join(', ')}`)
}
for (const [name, { read }] of Object.entries(BENCHES)) {
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
