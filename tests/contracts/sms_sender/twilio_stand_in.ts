import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TwilioAccount } from '#config/sms'

/** What Twilio is asked for, and how it answers: its documentation of the resource Message. */
const PATH = /^\/2010-04-01\/Accounts\/(AC[0-9a-f]{32})\/Messages\.json$/
const ACCOUNT = 'AC' + '0'.repeat(32)
const TOKEN = 'the-token-of-the-account'

export interface Arrived {
  to: string
  from: string | null
  service: string | null
  text: string
}

/** A server that speaks Twilio's API for sending, with its refusals; it keeps what arrived. */
export class TwilioStandIn {
  readonly arrived: Arrived[] = []
  /** Answered instead of anything else: an outage. */
  outage: { status: number; body: string } | null = null
  /** Takes the request and says nothing. */
  silent = false
  readonly #server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    if (this.silent) return
    const { status, body } = this.outage ?? this.#answer(request.url!, request.headers, form)
    const location = `${this.account().apiUrl}/elsewhere`
    response.writeHead(status, { 'content-type': 'application/json', location }).end(body)
  })

  static async start(): Promise<TwilioStandIn> {
    const started = new TwilioStandIn()
    await new Promise<void>((resolve) => started.#server.listen(0, '127.0.0.1', resolve))
    return started
  }

  account(change: Partial<TwilioAccount> = {}): TwilioAccount {
    const { port } = this.#server.address() as AddressInfo
    const apiUrl = `http://127.0.0.1:${port}`
    return { apiUrl, accountSid: ACCOUNT, authToken: TOKEN, from: 'Barema', ...change }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(url: string, headers: NodeJS.Dict<string | string[]>, form: URLSearchParams) {
    const sid = PATH.exec(url)?.[1]
    if (!sid) return refusal(404, 20404, 'The requested resource was not found')
    const basic = Buffer.from(`${sid}:${TOKEN}`).toString('base64')
    if (sid !== ACCOUNT || headers.authorization !== `Basic ${basic}`)
      return refusal(401, 20003, 'Authenticate')
    const [to, body] = [form.get('To'), form.get('Body')]
    if (!to) return refusal(400, 21604, "A 'To' phone number is required.")
    if (!/^\+[1-9]\d{7,14}$/.test(to))
      return refusal(400, 21211, `Invalid 'To' Phone Number: ${to}`)
    if (!body) return refusal(400, 21602, 'Message body is required.')
    const [from, service] = [form.get('From'), form.get('MessagingServiceSid')]
    if (!from && !service) return refusal(400, 21603, "A 'From' phone number is required.")
    this.arrived.push({ to, from, service, text: body })
    return {
      status: 201,
      body: JSON.stringify({ sid: `SM${'1'.repeat(32)}`, status: 'queued', to, body }),
    }
  }
}

function refusal(status: number, code: number, message: string) {
  return { status, body: JSON.stringify({ code, message, status }) }
}
