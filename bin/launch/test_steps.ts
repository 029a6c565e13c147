import { explain } from './console/launch_error.ts'
import { say, seconds } from './console/progress.mjs'
import { onEnding } from './process/ending.ts'
import { parseArguments } from './checks/arguments.ts'
import { slowestOf, sumOf, type Result } from './checks/counts.ts'
import { ANYWHERE, LANES, type Step } from './checks/plan.ts'
import { runStep, SLOWEST, type StepContext } from './checks/run_step.ts'
import { LANE_NAMES } from './checks/test_environment.ts'
import { TestParts } from './checks/test_parts.ts'

/**
 * Everything after the first stage, on Node 24: brings up what the wanted steps need, runs them in lanes
 * (tests wait more than they compute; each lane has its own database), stops everything and ends the process.
 *
 * @param argv names of steps, then Japa's options
 */
export async function test(argv: string[]): Promise<void> {
  const startedAt = Date.now()
  const stopping = new AbortController()
  const parts = new TestParts(stopping.signal)
  const end = onEnding(async (reason) => {
    stopping.abort()
    if (reason) say(`\n  Stopping (${reason}) …`)
    await parts.stop()
    if (reason) process.exit(1)
  })

  try {
    const { steps, japa } = parseArguments(argv)
    say('\nBarema tests\n')
    const wanted = (step: Step) => steps.includes(step.name)
    const anywhere = ANYWHERE.filter(wanted)
    const lanes = LANE_NAMES.map((lane) => ({ lane, own: LANES[lane].filter(wanted) }))
    const all = [...lanes.flatMap(({ own }) => own), ...anywhere]
    parts.prepare(new Set(all.flatMap(({ needs }) => needs)))
    const results = await Promise.all(
      lanes.map(({ lane, own }) =>
        runLane([own, anywhere], { lane, parts, japa, signal: stopping.signal })
      )
    )
    if (stopping.signal.aborted) return await parts.stop()
    await end('')
    finish(results.flat(), startedAt)
  } catch (error) {
    console.error(`\nBarema: ${explain(error)}`)
    await end('')
    process.exit(1)
  }
}

/** One step after the other: they share the lane's database. First its own, then what all lanes have left. */
async function runLane([own, anywhere]: [Step[], Step[]], context: StepContext): Promise<Result[]> {
  const results: Result[] = []
  let step: Step | undefined
  while (!context.signal.aborted && (step = own.shift() ?? anywhere.shift()))
    results.push(await runStep(step, context))
  return results
}

/** The last line is a promise to whoever reads it: exactly `N passed, N failed`. */
function finish(results: Result[], startedAt: number): never {
  const { passed, failed } = sumOf(results)
  say(`\n  ${results.length} steps in ${seconds(startedAt)}`)
  const tests = results.flatMap(({ slowest = [] }) => slowest)
  for (const { title, ms } of slowestOf(tests, SLOWEST))
    say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
  const broken = results.filter((result) => result.failed).map((result) => result.name)
  if (broken.length) say(`  Failed: ${broken.join(', ')}`)
  if (passed + failed === 0) say('  No test was found, which counts as a failure.')
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed || !passed ? 1 : 0)
}
