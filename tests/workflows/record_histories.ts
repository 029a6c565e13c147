import { writeFile } from 'node:fs/promises'
import { ApplicationFailure, Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { bundleWorkflows } from '../../workflows/bundle.ts'
import type * as activities from '../../workflows/activities.ts'
import { CHANGED } from '../../workflows/changed.ts'
import type { IndexationInput } from '../../workflows/indexation/contract.ts'
import type { IndexationChangeInput } from '../../workflows/indexation_change/contract.ts'
import type { PublicationInput } from '../../workflows/publication/contract.ts'
import type { SynchronisationInput } from '../../workflows/synchronisation/contract.ts'
import { waitsForQuery, type DueStep, type FollowInput } from '../../workflows/follow/contract.ts'
import { until } from '../helpers/until.ts'
import { DevServer } from './dev_server.ts'

/**
 * Records the histories that replay.spec.ts replays, on a real development server, with activities that
 * need no database. Run it after a workflow was changed on purpose, and commit what it writes (names of recordings
 * write only those):
 * `node_modules/.bin/node --import=@poppinss/ts-exec tests/workflows/record_histories.ts`
 * with the server's binary on the PATH as `temporal`, or in TEMPORAL_BINARY.
 */
const INPUT: IndexationInput = {
  companyId: 'company',
  requestId: 'request',
  locale: 'fr',
  indexationId: 'run',
  sliceSize: 2,
}
const WRITTEN: IndexationChangeInput = { ...INPUT, direction: 'apply' }
const CONTRACTS = 5

/** Five contracts in each of two lanes; `failsAfter` is where a slice fails for good. */
function contractsOf(failsAfter = Infinity): Partial<typeof activities> {
  return {
    openIndexation: async () => ({ total: 2 * CONTRACTS }),
    recomputeSlice: async ({ after, limit }) => {
      const done = Math.min(Number(after ?? 0) + limit, CONTRACTS)
      if (done > failsAfter)
        throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
      return { next: done < CONTRACTS ? String(done) : null, done }
    },
    closeIndexation: async () => {},
  }
}

/** The same contracts, written. */
function contractsToWrite(failsAfter = Infinity): Partial<typeof activities> {
  return {
    openChange: async () => ({ total: 2 * CONTRACTS }),
    changeSlice: async ({ after, limit }) => {
      const done = Math.min(Number(after) + limit, CONTRACTS)
      if (done > failsAfter)
        throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
      return { next: done < CONTRACTS ? String(done) : null, done }
    },
    closeChange: async () => {},
  }
}

const ROUND: PublicationInput = {
  companyId: 'company',
  requestId: 'request',
  locale: 'fr',
  publicationId: 'run',
  sliceSize: 2,
}

/** Five people, one of whom is left out; `failsAfter` is where a slice fails for good. */
function peopleOf(failsAfter = Infinity): Partial<typeof activities> {
  let undrawn = PEOPLE - 1
  return {
    openPublication: async () => ({ total: PEOPLE }),
    publishSlice: async ({ after, limit }) => {
      const done = Math.min(Number(after ?? 0) + limit, PEOPLE)
      if (done > failsAfter)
        throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
      return { next: done < PEOPLE ? String(done) : null, done }
    },
    drawSlice: async ({ limit }) => {
      const drawn = Math.min(undrawn, limit)
      undrawn -= drawn
      return drawn
    },
    closePublication: async () => {},
  }
}
const PEOPLE = 5

const RUN: SynchronisationInput = { companyId: 'company', requestId: 'request', locale: 'fr', runId: 'run', sliceSize: 2 }

/** Five pages of an HR system; `refusesAt` is the page at which it refuses the key for good. */
function pagesOf(refusesAt = Infinity): Partial<typeof activities> {
  let page = 0
  return {
    openSync: async () => ({ goesOn: true }),
    readPage: async () => {
      if (++page === refusesAt)
        throw ApplicationFailure.nonRetryable('The key is no longer good', 'unauthorised')
      return { goesOn: page < PAGES }
    },
    closeSync: async () => {},
    failSync: async () => {},
  }
}
const PAGES = 5

/** A day a second, from the moment that the offer or the casefile was sent. */
const SENT_AT = Date.parse('2026-11-21T08:00:00Z')
const followed = (type: 'offer' | 'casefile'): FollowInput => ({
  companyId: 'company',
  requestId: 'request',
  locale: 'fr',
  subject: { type, id: type },
  clock: { startsAt: SENT_AT, speed: 86_400 },
})
const daysLater = (days: number) => SENT_AT + days * 86_400_000

/** A subject for which these steps come one after the other, whatever is asked meanwhile. */
function subjectWith(...steps: DueStep[]): Partial<typeof activities> {
  return {
    dueStepOf: async () => steps[0] ?? null,
    takeStep: async () => void steps.shift(),
  }
}

/** An offer that waits for its last day until it is signalled that it changed, and then for nothing. */
function offerUntilChanged(): Partial<typeof activities> {
  let isFirst = true
  return {
    ...subjectWith(),
    dueStepOf: async () => {
      const due: DueStep | null = isFirst ? { step: 'expire', at: daysLater(14) } : null
      isFirst = false
      return due
    },
  }
}

/**
 * A casefile whose signers are reminded, of whom the last then signs; its seal waits while the server of time stamps is
 * away for two attempts.
 */
function casefileToSeal(): Partial<typeof activities> {
  const coming: (DueStep | null)[] = [
    { step: 'remind', at: daysLater(1) },
    { step: 'expire', at: daysLater(30) },
    // At once.
    { step: 'seal', at: SENT_AT },
    null,
  ]
  let timesAway = 2
  return {
    dueStepOf: async () => coming.shift() ?? null,
    takeStep: async ({ step }) => {
      if (step === 'seal' && timesAway-- > 0)
        throw ApplicationFailure.retryable('The server of time stamps is away', 'TimeStampsAway')
    },
  }
}

interface Recording {
  workflow: 'indexation' | 'indexationChange' | 'publication' | 'follow' | 'synchronisation'
  input: IndexationInput | IndexationChangeInput | PublicationInput | FollowInput | SynchronisationInput
  activities: Partial<typeof activities>
  /** Told that something changed while it waits for this step. */
  changesBefore?: DueStep['step']
}

const RECORDINGS: Record<string, Recording> = {
  // What is named `indexation` is of runs from before lanes, and stays as it was recorded.
  'lanes': { workflow: 'indexation', input: INPUT, activities: contractsOf() },
  'lanes-cut': {
    workflow: 'indexation',
    input: { ...INPUT, slicesPerHistory: 2 },
    activities: contractsOf(),
  },
  'lanes-failed': { workflow: 'indexation', input: INPUT, activities: contractsOf(2) },
  'change': { workflow: 'indexationChange', input: WRITTEN, activities: contractsToWrite() },
  'change-cut': {
    workflow: 'indexationChange',
    input: { ...WRITTEN, slicesPerHistory: 2 },
    activities: contractsToWrite(),
  },
  'change-failed': { workflow: 'indexationChange', input: WRITTEN, activities: contractsToWrite(2) },
  'publication': { workflow: 'publication', input: ROUND, activities: peopleOf() },
  'publication-cut': {
    workflow: 'publication',
    input: { ...ROUND, slicesPerHistory: 4 },
    activities: peopleOf(),
  },
  'publication-failed': { workflow: 'publication', input: ROUND, activities: peopleOf(2) },
  'synchronisation': { workflow: 'synchronisation', input: RUN, activities: pagesOf() },
  'synchronisation-cut': {
    workflow: 'synchronisation',
    input: { ...RUN, pagesPerHistory: 3 },
    activities: pagesOf(),
  },
  'synchronisation-failed': { workflow: 'synchronisation', input: RUN, activities: pagesOf(3) },
  'follow-expired': {
    workflow: 'follow',
    input: followed('offer'),
    activities: subjectWith(
      { step: 'remind', at: daysLater(1) },
      { step: 'mail', at: daysLater(1) },
      { step: 'expire', at: daysLater(2) }
    ),
  },
  'follow-changed': {
    workflow: 'follow',
    input: followed('offer'),
    activities: offerUntilChanged(),
    changesBefore: 'expire',
  },
  'follow-sealed': {
    workflow: 'follow',
    input: followed('casefile'),
    activities: casefileToSeal(),
    changesBefore: 'expire',
  },
  'follow-unsigned': {
    workflow: 'follow',
    input: followed('casefile'),
    activities: subjectWith(
      { step: 'remind', at: daysLater(1) },
      { step: 'expire', at: daysLater(2) }
    ),
  },
}

Runtime.install({ logger: new DefaultLogger('WARN') })
const server = await DevServer.prepare()
await server.start()
const connection = await Connection.connect({ address: server.address })
const native = await NativeConnection.connect({ address: server.address })
const client = new Client({ connection, identity: 'recorder' })

const wanted = process.argv.slice(2)
for (const [name, recording] of Object.entries(RECORDINGS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { workflow, input, activities: substitutes, changesBefore } = recording
  const worker = await Worker.create({
    connection: native,
    identity: 'recorder',
    taskQueue: name,
    workflowBundle: await bundleWorkflows(new DefaultLogger('WARN')),
    activities: substitutes,
  })
  await worker.runUntil(async () => {
    const first = await client.workflow.start(workflow, {
      workflowId: name,
      taskQueue: name,
      args: [input],
    })
    if (changesBefore) {
      const isWaited = async () => (await first.query(waitsForQuery))?.step === changesBefore
      await until(`it waits for ${changesBefore}`, isWaited)
      await first.signal(CHANGED)
    }
    await first.result().catch(() => {})
    // The history that was cut, and the one that went on.
    const runs = {
      [name]: first.firstExecutionRunId,
      ...(name.endsWith('-cut') ? { [`${name}-resumed`]: undefined } : {}),
    }
    for (const [file, runId] of Object.entries(runs)) {
      const history = await server.history(name, runId)
      await writeFile(
        new URL(`./histories/${file}.json`, import.meta.url),
        `${JSON.stringify(history, withoutPlaces, 1)}\n`
      )
    }
  })
}

await native.close()
await connection.close()
await server.kill()

/** Stack traces name the folders of the machine that recorded. */
function withoutPlaces(key: string, value: unknown) {
  return key === 'stackTrace' ? undefined : value
}
