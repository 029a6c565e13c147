import { createHmac } from 'node:crypto'
import type { LocalAccount, LocalWebhook } from './accounts.ts'
import { momentOf } from './answer.ts'

/** What a test may ask of messages: whom they name, how often each is sent, how old they are, a signature that is none. */
export interface Sending {
  people: number[]
  times?: number
  ageMs?: number
  isForged?: boolean
}

/** Tells every webhook of the account; the statuses that came back, in the order in which it was sent. */
export async function sendWebhooks(
  account: LocalAccount,
  { people, times = 1, ageMs = 0, isForged = false }: Sending
): Promise<number[]> {
  const statuses: number[] = []
  const at = account.now() - ageMs
  for (const webhook of account.webhooks)
    for (const id of people) {
      const message = messageOf(webhook, account, id, at)
      if (!message) continue
      const headers = isForged ? { ...message.headers, ...FORGED } : message.headers
      for (let sent = 0; sent < times; sent++)
        statuses.push(await post(webhook.url, headers, message.body))
    }
  return statuses
}

const FORGED = { 'x-bamboohr-signature': 'f'.repeat(64), 'authorization': 'Bearer forged' }

function messageOf(
  { system, secret, events }: LocalWebhook,
  account: LocalAccount,
  id: number,
  at: number
) {
  switch (system) {
    case 'bamboohr': {
      const timestamp = momentOf(at)
      const data = { companyId: account.name, employeeId: String(id), changedFields: ['firstName'] }
      const body = JSON.stringify({ type: 'employee.updated', timestamp, data })
      const signature = createHmac('sha256', secret)
        .update(body + timestamp)
        .digest('hex')
      return {
        body,
        headers: { 'x-bamboohr-timestamp': timestamp, 'x-bamboohr-signature': signature },
      }
    }
    case 'personio': {
      const body = JSON.stringify({
        company_id: account.name,
        event_name: 'person.updated',
        occurred_at: new Date(at).toISOString(),
        payload: { id: String(id) },
      })
      return { body, headers: { authorization: secret } }
    }
    case 'officient':
      return { body: JSON.stringify({ event: events[0], person_id: id }), headers: {} }
    default:
      return null
  }
}

async function post(
  url: string,
  headers: Record<string, string | undefined>,
  body: string
): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}
