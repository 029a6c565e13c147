import { reachingOut } from '#modules/shared/tenancy/outside'

/**
 * Whom to ask whether the mail server has a message: an address that answers a GET with what it has of one message
 * id, as a JSON array or as `{"items": […]}`. None, where no address is configured.
 */
export class MailLookup {
  readonly #address: string | undefined
  readonly #timeoutMs: number

  /** @param address `{id}` stands for the message id without its brackets; user and password in it are sent as such */
  constructor(address: string | undefined, timeoutMs = 3_000) {
    this.#address = address
    this.#timeoutMs = timeoutMs
  }

  /**
   * Whether a message arrived; false where it cannot be asked. What is answered must name the id: a server that does
   * not know the filter answers with everything it has.
   *
   * @throws when there is no answer in time, or not of that form
   */
  async hasArrived(messageId: string): Promise<boolean> {
    reachingOut('The mail lookup')
    if (!this.#address) return false
    const id = messageId.replace(/^<|>$/g, '')
    const url = new URL(this.#address.replaceAll('{id}', encodeURIComponent(id)))
    const account = [url.username, url.password].map(decodeURIComponent).join(':')
    url.username = url.password = ''
    const response = await fetch(url, {
      headers:
        account === ':'
          ? {}
          : { authorization: `Basic ${Buffer.from(account).toString('base64')}` },
      // Where it may lead has not been asked for, and would get the id.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`What the mail server has could not be asked: ${response.status}`)
    }
    const answer = (await response.json()) as unknown[] | { items?: unknown } | null
    const messages = Array.isArray(answer) ? answer : answer?.items
    if (!Array.isArray(messages))
      throw new Error('What the mail server has was not answered as a list')
    return messages.some((message) => JSON.stringify(message).includes(id))
  }
}
