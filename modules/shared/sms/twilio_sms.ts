import type { TwilioAccount } from '#config/sms'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { SmsSender, type TextMessage } from './sms_sender.ts'

/** Sends by Twilio's REST API. What goes wrong is said by number: the text holds a code, and no log may. */
export class TwilioSms extends SmsSender {
  readonly available = true
  readonly #account: TwilioAccount
  readonly #timeoutMs: number

  constructor(account: TwilioAccount, timeoutMs = 10_000) {
    super()
    this.#account = account
    this.#timeoutMs = timeoutMs
  }

  async send({ to, text }: TextMessage): Promise<void> {
    reachingOut('Who carries text messages')
    const { apiUrl, accountSid, authToken, from } = this.#account
    const response = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        To: to,
        Body: text,
        ...(/^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from }),
      }),
      // Where it may lead has not been asked for, and would get the number.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    })
    if (response.status === 201) return void (await response.body?.cancel())
    const { code } = (await response.json().catch(() => ({}))) as { code?: number }
    throw new Error(`Twilio refused the message: ${response.status}${code ? `, code ${code}` : ''}`)
  }

  /** Twilio takes no id of ours, and its list tells messages to one number apart by their text alone. */
  async hasArrived(): Promise<boolean> {
    return false
  }
}
