import { requestOf } from '../engine/any_package.ts'
import {
  answerOf,
  fallOf,
  reordered,
  wrongFlex,
  wrongSolve,
  wrongYear,
} from '../engine/package_properties.ts'
import { seeded } from '../engine/requests.ts'
import { wrongSum } from '../engine/sums.ts'

/*
 * The properties of the engine over a million packages of all kinds:
 * `node --import=@poppinss/ts-exec tests/bench/engine_properties.ts [--json] [packages] [seed]`.
 * It stops at the first package that breaks one, and shows it.
 */

const [packages = 1_000_000, seed = 1] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('-'))
  .map(Number)
const GENES = 110
const EVERY = { order: 20, rise: 5, solve: 200 }

const random = seeded(seed)
const genes = new Uint16Array(GENES)
const counted = { packages: 0, answered: 0, ordered: 0, risen: 0, solved: 0, flex: 0 }
const start = performance.now()

for (let i = 0; i < packages; i++) {
  for (let gene = 0; gene < GENES; gene++) genes[gene] = random() * 65_536
  look(i)
}

const seconds = (performance.now() - start) / 1000
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ ...counted, seconds })}\n`)
} else {
  process.stdout.write(`${JSON.stringify(counted)} in ${seconds.toFixed(0)} s\n`)
}

/** Every package is summed; what takes longer is looked at in some. */
function look(i: number): void {
  const request = requestOf(genes)
  counted.packages++
  const answer = answerOf(request)
  if (answer === undefined) return
  counted.answered++
  told(request, wrongSum(answer) ?? wrongYear(request, answer) ?? wrongFlex(answer))
  if (answer.flex !== undefined) counted.flex++
  if (i % EVERY.order === 0) {
    const other = answerOf(reordered(request))
    told(request, JSON.stringify(other) === JSON.stringify(answer) ? undefined : 'order of fields')
    counted.ordered++
  }
  const { salaireBrut } = request.package
  if (answer.flex !== undefined || salaireBrut === undefined) return
  if (i % EVERY.rise === 0) {
    const more = (Math.round(salaireBrut * 100) + 1 + Math.floor(random() * 5000)) / 100
    const high = answerOf({ ...request, package: { ...request.package, salaireBrut: more } })
    if (high !== undefined) fallOf(request, answer, high)
    counted.risen++
  }
  if (i % EVERY.solve === 0) {
    const which = Math.floor(random() * 1_000_000)
    const wrong = wrongSolve(request, answer, which, Math.floor(random() * 1_000_000))
    told(request, typeof wrong === 'string' ? wrong : undefined)
    if (wrong === true) counted.solved++
  }
}

function told(request: unknown, wrong: string | undefined): void {
  if (wrong !== undefined) throw new Error(`${wrong}\n${JSON.stringify(request)}`)
}
