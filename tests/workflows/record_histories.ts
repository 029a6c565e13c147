import { writeFile } from 'node:fs/promises'
import { ApplicationFailure, Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { bundleWorkflows } from '../../workflows/bundle.ts'
import type * as activities from '../../workflows/activities.ts'
import type { IndexationInput } from '../../workflows/indexation/contract.ts'
import { DevServer } from './dev_server.ts'

/**
 * Records the histories that replay.spec.ts replays, on a real development server, with activities that
 * need no database. Run it after a workflow was changed on purpose, and commit what it writes:
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
const CONTRACTS = 5

/** Five contracts; `failsAfter` is where a slice fails for good. */
function contractsOf(failsAfter = Infinity): typeof activities {
  return {
    openIndexation: async () => ({ total: CONTRACTS }),
    recomputeSlice: async ({ after, limit }) => {
      const done = Math.min(Number(after ?? 0) + limit, CONTRACTS)
      if (done > failsAfter)
        throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
      return { next: done < CONTRACTS ? String(done) : null, done }
    },
    closeIndexation: async () => {},
  }
}

const RECORDINGS = {
  'indexation': { input: INPUT, activities: contractsOf() },
  'indexation-cut': { input: { ...INPUT, slicesPerHistory: 2 }, activities: contractsOf() },
  'indexation-failed': { input: INPUT, activities: contractsOf(2) },
}

Runtime.install({ logger: new DefaultLogger('WARN') })
const server = await DevServer.prepare()
await server.start()
const connection = await Connection.connect({ address: server.address })
const native = await NativeConnection.connect({ address: server.address })
const client = new Client({ connection, identity: 'recorder' })

for (const [name, { input, activities: substitutes }] of Object.entries(RECORDINGS)) {
  const worker = await Worker.create({
    connection: native,
    identity: 'recorder',
    taskQueue: name,
    workflowBundle: await bundleWorkflows(new DefaultLogger('WARN')),
    activities: substitutes,
  })
  await worker.runUntil(async () => {
    const first = await client.workflow.start('indexation', {
      workflowId: name,
      taskQueue: name,
      args: [input],
    })
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
