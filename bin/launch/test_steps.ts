import { explain } from './console/launch_error.ts'
import { say, seconds } from './console/progress.mjs'
import { onEnding } from './process/ending.ts'
import { parseArguments } from './checks/arguments.ts'
import { slowestOf, sumOf, type Result } from './checks/counts.ts'
import { tellFailures } from './checks/failures.ts'
import { LANES, STEPS, type Step } from './checks/plan.ts'
import { runStep, SLOWEST, type StepContext } from './checks/run_step.ts'
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
    const { steps, japa, part } = parseArguments(argv)
    say('\nBarema tests\n')
    const waiting = STEPS.filter(({ name }) => steps.includes(name))
    parts.prepare(new Set(waiting.flatMap(({ needs }) => needs)))
    const results = await Promise.all(
      LANES.map((lane) => runLane(waiting, { lane, parts, japa, part, signal: stopping.signal }))
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

/** One step after the other, of those that no lane has taken yet: they share the lane's database. */
async function runLane(waiting: Step[], context: StepContext): Promise<Result[]> {
  const results: Result[] = []
  let step: Step | undefined
  while (!context.signal.aborted && (step = waiting.shift()))
    results.push(await runStep(step, context))
  return results
}

/** The last line, which programs read: exactly `N passed, N failed`. */
function finish(results: Result[], startedAt: number): never {
  const { passed, failed } = sumOf(results)
  const secondTries = results.flatMap((result) => result.secondTries ?? [])
  for (const { title, reason } of secondTries)
    say(`  ! held at its second try: ${title}\n${reason.replaceAll(/^/gm, '      ')}`)
  say(`\n  ${results.length} steps in ${seconds(startedAt)}`)
  const tests = results.flatMap(({ slowest = [] }) => slowest)
  for (const { title, ms } of slowestOf(tests, SLOWEST))
    say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
  for (const line of tellFailures(results.flatMap(({ failures = [] }) => failures))) say(line)
  const broken = results.filter((result) => result.failed).map((result) => result.name)
  if (broken.length) say(`  Failed: ${broken.join(', ')}`)
  if (passed + failed === 0) say('  No test was found, which counts as a failure.')
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed || !passed ? 1 : 0)
}
