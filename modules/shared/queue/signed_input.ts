import { UnrecoverableError, type Job } from 'bullmq'
import { keyRing } from '#config/keys'
import type { BackgroundInput } from '#modules/shared/tenancy/scopes'

/** What a job carries: its input as text, and our word that it is ours. */
export interface SignedInput {
  input: string
  mac: string
}

/**
 * The store of the queue has no row-level security, and Redis may have other guests: what can write there could name
 * any company. So an input is signed with its job's name and id, and is of no use under another.
 */
export function signInput(name: string, id: string, payload: object): SignedInput {
  const input = JSON.stringify(payload)
  return { input, mac: keyRing.mac('jobs', signedText(name, id, input)) }
}

/**
 * The input of a job, once it is known to be ours.
 *
 * @throws UnrecoverableError trying again makes it no better
 */
export function inputOf(job: Pick<Job, 'name' | 'id' | 'data'>): BackgroundInput {
  const { input, mac } = (job.data ?? {}) as Partial<SignedInput>
  const isOurs =
    typeof input === 'string' &&
    typeof mac === 'string' &&
    keyRing.verifies('jobs', signedText(job.name, job.id!, input), mac)
  if (!isOurs)
    throw new UnrecoverableError(`The job "${job.name}" is not signed by this installation`)
  return JSON.parse(input)
}

const signedText = (name: string, id: string, input: string) => JSON.stringify([name, id, input])
