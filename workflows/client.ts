import { Client, Connection, WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import { CHANGED } from './changed.ts'
import { connectionOptions } from './connection.ts'
import type { TemporalConfig } from './worker.ts'

/** The outbox tries again; a delivery that waits would hold up the messages behind it. */
const CONNECT_MS = 3_000
const START_MS = 5_000
/** After a failure the next messages are refused at once, so that a batch does not wait for each of them. */
const REST_MS = 2_000

let opened: { address: string; client: Promise<Client> } | null = null
let resting: { address: string; until: number; error: unknown } | null = null

/**
 * Starts a workflow under a deterministic id. A second delivery, also after the workflow has ended, changes
 * nothing.
 *
 * @throws Error when Temporal does not answer within a few seconds; the caller tries again later
 */
export function startWorkflow(
  config: TemporalConfig,
  name: string,
  id: string,
  payload: Record<string, unknown>
): Promise<void> {
  return withClient(config, async (client) => {
    try {
      await client.workflow.start(name, {
        workflowId: id,
        taskQueue: config.taskQueue,
        args: [payload],
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'FAIL',
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    }
  })
}

/**
 * Tells a workflow that what it follows has changed, and starts it where none runs under the id, also when an
 * earlier one has ended. The signal carries nothing: the workflow reads the database again, so a second delivery
 * is one look more.
 *
 * @throws Error when Temporal does not answer within a few seconds; the caller tries again later
 */
export function signalWorkflow(
  config: TemporalConfig,
  name: string,
  id: string,
  payload: Record<string, unknown>
): Promise<void> {
  return withClient(config, async (client) => {
    await client.workflow.signalWithStart(name, {
      workflowId: id,
      taskQueue: config.taskQueue,
      args: [payload],
      signal: CHANGED,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    })
  })
}

/** One call to Temporal, that ends in time; after a failure the next ones rest. */
async function withClient(
  config: TemporalConfig,
  call: (client: Client) => Promise<void>
): Promise<void> {
  if (!config.address) throw new Error('TEMPORAL_ADDRESS is not set')
  if (resting?.address === config.address && Date.now() < resting.until) throw resting.error
  try {
    const client = await workflowClient(config)
    await client.withDeadline(Date.now() + START_MS, () => call(client))
  } catch (error) {
    resting = { address: config.address, until: Date.now() + REST_MS, error }
    // A fresh connection tries at once.
    await closeWorkflowClient()
    throw error
  }
}

/** The client of a Temporal server, connected at the first call and kept; after a failure the next call connects anew. */
export function workflowClient(config: TemporalConfig): Promise<Client> {
  if (opened?.address === config.address) return opened.client
  void closeWorkflowClient()
  const opening = { address: config.address, client: connect(config) }
  opening.client.catch(() => {
    if (opened === opening) opened = null
  })
  opened = opening
  return opening.client
}

/** Closes the connection, if there is one; the next call opens another. */
export async function closeWorkflowClient(): Promise<void> {
  const closing = opened
  opened = null
  const client = await closing?.client.catch(() => null)
  await client?.connection.close()
}

/**
 * gRPC lets all connections of a process to one address share how long they pause between attempts, which grows to two
 * minutes: a server that came back would not be seen, by new connections neither. Here each has its own, and a short one.
 */
const OWN_PAUSES = {
  'grpc.use_local_subchannel_pool': 1,
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 1_000,
}

async function connect(config: TemporalConfig): Promise<Client> {
  const connection = Connection.lazy({
    ...connectionOptions(config),
    connectTimeout: CONNECT_MS,
    channelArgs: OWN_PAUSES,
  })
  try {
    await connection.ensureConnected()
  } catch (error) {
    // It would go on trying for no caller.
    await connection.close().catch(() => {})
    throw error
  }
  return new Client({ connection, namespace: config.namespace })
}
