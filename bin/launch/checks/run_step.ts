import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, NODE } from '../paths.mjs'
import { say, seconds } from '../console/progress.mjs'
import { LARGE_NURSERY } from '../process/nursery.ts'
import { run, type Finished } from '../process/run.mjs'
import { reasonOf } from '../console/launch_error.ts'
import {
  countsOf,
  endedOf,
  failuresOf,
  readRecords,
  secondTriesOf,
  slowestOf,
  type Counts,
  type Result,
} from './counts.ts'
import { failure, type Failure } from './failures.ts'
import type { PartOfDay } from '../../../tests/nightly/night_files.ts'
import type { Lane, Step } from './plan.ts'
import type { TestParts } from './test_parts.ts'

/** For what hangs: beside a build and other work on two cores the longest suites took 33 minutes. */
const LONGEST_STEP_MS = 60 * 60_000
const ANNOUNCED_AFTER_MS = 10_000
/** How many of its slowest tests a run names. */
export const SLOWEST = 5

/** How many lines the end of a run repeats of a suite that broke off. */
const LAST_WORDS = 30

/** What the steps of a lane share. */
export interface StepContext {
  lane: Lane
  parts: TestParts
  /** options for Japa */
  japa: string[]
  /** which files of its suite a step runs */
  part: PartOfDay
  signal: AbortSignal
}

/** Runs one step to its end and prints its line; when it failed, everything it said. */
export async function runStep(
  step: Step,
  { lane, parts, japa, part, signal }: StepContext
): Promise<Result> {
  try {
    await parts.ready()
    await Promise.all(step.needs.map((needed) => parts.need(needed)))
  } catch (error) {
    const reason = onlyOnce(reasonOf(error))
    if (!signal.aborted) say(`  ✗ ${step.name}: ${reason}`)
    const failures = [failure(`${step.name} did not begin`, reason)]
    return { name: step.name, passed: 0, failed: 1, failures }
  }
  if (signal.aborted) return { name: step.name, passed: 0, failed: 0 }

  const start = Date.now()
  const announcement = setTimeout(() => say(`  … ${step.name}`), ANNOUNCED_AFTER_MS)
  const [command, args] = commandOf(step, japa)
  const recordsFile = join(parts.folder, `records-${step.name}.ndjson`)
  rmSync(recordsFile, { force: true })
  const done = await run(command, args, {
    cwd: inRoot(),
    env: {
      ...parts.environment(lane),
      TEST_RECORDS: recordsFile,
      TEST_PART: part,
      // A step that needs it has waited until it is migrated (bring.ts).
      TEST_DATABASE_IS_READY: '1',
    },
    detached: true,
    timeoutMs: LONGEST_STEP_MS,
    onStart: (child) => parts.follow(child),
  })
  clearTimeout(announcement)
  if (signal.aborted) return { name: step.name, passed: 0, failed: 0 }

  const records = readRecords(recordsFile)
  const counts =
    step.kind === 'suite'
      ? countsOf({ code: done.code, records }, { mayBeEmpty: japa.length > 0 })
      : countsOfScript(done)
  report(step, counts, done, start)
  return {
    name: step.name,
    ...counts,
    slowest: slowestOf(endedOf(records), SLOWEST),
    failures: [...failuresOf(records), ...failedOutside(step, counts, done)],
    secondTries: secondTriesOf(records),
  }
}

/** What failed in no test of its own: a script, or a suite that did not come to its end. */
function failedOutside(
  { kind, name }: Step,
  { failed, reason }: Counts,
  done: Finished
): Failure[] {
  if (kind === 'script') return failed ? [failure(name, done.output)] : []
  if (!reason) return []
  const last = done.output.trimEnd().split('\n').slice(-LAST_WORDS)
  return [failure(`${name} ${reason}`, last.join('\n'))]
}

const told = new Set<string>()

/** Several steps may need the part that is missing. */
function onlyOnce(reason: string): string {
  if (told.has(reason)) return 'for the reason given above'
  told.add(reason)
  return reason
}

/** A suite is started as `node ace test` would, which itself takes seconds to start. */
function commandOf(step: Step, japa: string[]): [command: string, args: string[]] {
  if (step.kind === 'script') return ['npm', ['run', '--silent', step.script]]
  const isToldRetries = japa.some((word) => word.startsWith('--retries'))
  return [
    NODE,
    [
      ...LARGE_NURSERY,
      '--import=@poppinss/ts-exec',
      inRoot('bin', 'test.ts'),
      step.name,
      ...(step.retries && !isToldRetries ? [`--retries=${step.retries}`] : []),
      ...japa,
    ],
  ]
}

const countsOfScript = ({ code }: Finished): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

function report(
  step: Step,
  { passed, failed, reason }: Counts,
  { output }: Finished,
  start: number
): void {
  const numbers =
    step.kind === 'suite'
      ? `${passed} passed${failed ? `, ${failed} failed` : ''}`
      : failed
        ? 'failed'
        : 'passed'
  const line = `  ${failed ? '✗' : '✓'} ${step.name.padEnd(13)} ${numbers}${reason ? ` (${reason})` : ''} in ${seconds(start)}`
  say(failed ? `\n${output}\n${line}\n` : line)
}
