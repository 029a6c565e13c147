import { OutsideRefusal, type OutsideFetch } from '#modules/shared/outside/outside_fetch'
import { signatureOf } from '../domain/webhook_secret.ts'
import type { Answered } from '../actions/note_answer.ts'
import type { TakenDelivery } from '../actions/take_delivery.ts'

/** A receiver says that it has the message, and does its work afterwards. */
const HEAD_MS = 10_000
const BODY_MS = 5_000
/** Its answer is for people to read in the log. */
const MAX_BYTES = 64_000
const KEPT_SIGNS = 500

/** Sends a message as Standard Webhooks has it; whatever comes of it is an answer. With no unit of work open. */
export async function sendMessage(
  fetch: OutsideFetch,
  { id, url, secrets, body }: TakenDelivery
): Promise<Answered> {
  const started = performance.now()
  const at = Math.floor(Date.now() / 1000)
  const tookMs = () => Math.round(performance.now() - started)
  try {
    const answered = await fetch({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': signatureOf(secrets, { id, at, body }),
      },
      body,
      headMs: HEAD_MS,
      bodyMs: BODY_MS,
      maxBytes: MAX_BYTES,
      // Of a receiver that leads on, all its answers together.
      signal: AbortSignal.timeout(HEAD_MS + BODY_MS),
    })
    return {
      status: answered.status,
      answer: firstOf(answered.body),
      fault: null,
      tookMs: tookMs(),
      retryAfter: secondsOf(answered.headers['retry-after']),
    }
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    return { status: null, answer: '', fault, tookMs: tookMs(), retryAfter: null }
  }
}

function faultOf(error: unknown): Answered['fault'] {
  if (error instanceof OutsideRefusal) return error.kind
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : null
}

/** The first of what was answered, as text without signs that steer a screen. */
const firstOf = (body: Buffer) =>
  body
    .subarray(0, KEPT_SIGNS)
    .toString()
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')

function secondsOf(retryAfter: string | undefined): number | null {
  return retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
}
