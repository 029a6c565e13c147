/** One text message. `id` is the message's own, for senders that can name it. */
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

  /** @throws when the message was not taken, without its text or number; the queue tries again with a new code */
  abstract send(message: TextMessage): Promise<void>

  /**
   * Whether a message arrived at the carrier; false where it knows no id of ours.
   *
   * @throws when there is no answer
   */
  abstract hasArrived(id: string): Promise<boolean>
}
