/** One text message. `id` is the message's own: a sender that gets it twice sends once. */
export interface TextMessage {
  id: string
  /** +32470123456 */
  to: string
  text: string
}

/** Who carries text messages. The contract suite runs on every adapter. */
export abstract class SmsSender {
  /** Whether messages arrive anywhere; without it the second factor by text message is not offered. */
  abstract get available(): boolean

  /** @throws when the message was not taken; the queue tries again */
  abstract send(message: TextMessage): Promise<void>
}
