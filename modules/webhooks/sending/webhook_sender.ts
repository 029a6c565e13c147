import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import { unitsOfJob } from '#modules/shared/tenancy/scopes'
import { retry } from '#modules/shared/values/retry'
import { NoteAnswer } from '../actions/note_answer.ts'
import { TakeDelivery } from '../actions/take_delivery.ts'
import { dueAddresses, type DueAddress } from '../queries/due_addresses.ts'
import { sendMessage } from './send_message.ts'

/** Addresses that are sent to at a time; of one company, so that its own slow ones wait for each other. */
const AT_ONCE = 16
const AT_ONCE_EACH = 2
/** Then others have their turn. */
const TURN_MS = 10_000

/**
 * Sends what waits for the addresses of all companies (ADR 81). The rows are the queue: whoever takes an address sends to it,
 * one message after the other; none waits for another one, and several workers may look at the same time.
 */
export class WebhookSender {
  readonly #fetch: OutsideFetch
  readonly #failed: (error: unknown) => void
  readonly #underWay = new Map<string, { companyId: string; ended: Promise<void> }>()
  #isStopped = false

  /** @param failed told where something could not be taken or noted; the next look tries again */
  constructor(fetch: OutsideFetch, failed: (error: unknown) => void) {
    this.#fetch = fetch
    this.#failed = failed
  }

  /** Begins to send to every address for which something is due; does not wait for it. */
  async look(): Promise<void> {
    for (const due of await dueAddresses()) if (this.#mayBegin(due)) this.#begin(due)
  }

  /** Waits until what was begun has ended. */
  async idle(): Promise<void> {
    await Promise.all([...this.#underWay.values()].map(({ ended }) => ended))
  }

  /** Begins nothing more, and waits for the messages that are on their way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.idle()
  }

  #mayBegin({ companyId, addressId }: DueAddress): boolean {
    if (this.#isStopped || this.#underWay.size >= AT_ONCE || this.#underWay.has(addressId))
      return false
    const own = [...this.#underWay.values()].filter((each) => each.companyId === companyId)
    return own.length < AT_ONCE_EACH
  }

  #begin(due: DueAddress): void {
    const ended = this.#sendTo(due)
      .catch(this.#failed)
      .finally(() => this.#underWay.delete(due.addressId))
    this.#underWay.set(due.addressId, { companyId: due.companyId, ended })
  }

  async #sendTo({ companyId, addressId }: DueAddress): Promise<void> {
    const inScope = unitsOfJob('send-webhooks', { companyId, requestId: `webhooks-${addressId}` })
    const end = performance.now() + TURN_MS
    let goesOn = true
    while (goesOn && !this.#isStopped && performance.now() < end) {
      const taken = await inScope((scope) => TakeDelivery.handle(scope, addressId))
      if (!taken) return
      const answered = await sendMessage(this.#fetch, taken)
      goesOn = await retry(() => inScope((scope) => NoteAnswer.handle(scope, taken, answered)))
    }
  }
}
