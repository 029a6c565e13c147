import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bodyOf, type WebhookMessage } from '#modules/webhooks/domain/webhook_message'
import { newSecret, signatureOf } from '#modules/webhooks/domain/webhook_secret'
import type { Figure } from '../bench/figure.ts'
import { said } from './tools.ts'

/** The library of Standard Webhooks for receivers, brought from npm and never lying with us. */
const LIBRARY = 'standardwebhooks'
const VERSION = '1.1.1'

interface Receiver {
  verify(body: string, headers: Record<string, string>): unknown
}

/**
 * Has the receivers' own library judge what we sign: messages of all kinds, also under the one secret of two, and the same
 * with another body, another secret and an old moment, which it must refuse.
 */
export async function webhookFigures(folder: string): Promise<Figure[]> {
  const at = join(folder, 'webhooks')
  mkdirSync(at, { recursive: true })
  if (!existsSync(join(at, 'node_modules', LIBRARY))) {
    const { ok, output } = said('npm', [
      'install',
      '--prefix',
      at,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${LIBRARY}@${VERSION}`,
    ])
    if (!ok) {
      console.log(
        `webhooks: NOT VERIFIED, ${LIBRARY} did not come (${output.trim().split('\n')[0]})`
      )
      return []
    }
  }
  const { Webhook } = createRequire(join(at, 'package.json'))(LIBRARY) as {
    Webhook: new (secret: string) => Receiver
  }
  const [secret, older] = [newSecret(), newSecret()]
  const sent = (
    message: WebhookMessage,
    secrets: readonly string[],
    seconds = Math.floor(Date.now() / 1000)
  ) => {
    const body = bodyOf(message)
    const signature = signatureOf(secrets, { id: message.id, at: seconds, body })
    return {
      body,
      headers: {
        'webhook-id': message.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signature,
      },
    }
  }
  const takes = ({ body, headers }: ReturnType<typeof sent>, own = secret): boolean => {
    try {
      new Webhook(own).verify(body, headers)
      return true
    } catch {
      return false
    }
  }
  const good = MESSAGES.flatMap((message) => [
    sent(message, [secret]),
    sent(message, [older, secret]),
  ])
  const first = sent(MESSAGES[0]!, [secret])
  const hour = 3600
  const bad = [
    takes({ ...first, body: first.body.replace('accepted', 'declined') }),
    takes({ ...first, headers: { ...first.headers, 'webhook-id': 'another' } }),
    takes(first, older),
    takes(sent(MESSAGES[0]!, [secret], Math.floor(Date.now() / 1000) - hour)),
  ]
  return [
    {
      what: `messages of ours that ${LIBRARY} ${VERSION} takes`,
      value: good.filter((message) => takes(message)).length,
      unit: `of ${good.length}`,
      promise: good.length,
    },
    {
      what: 'the same changed, of another or an hour old, that it refuses',
      value: bad.filter((taken) => !taken).length,
      unit: `of ${bad.length}`,
      promise: bad.length,
    },
  ]
}

const MESSAGES: readonly WebhookMessage[] = [
  {
    id: 'msg_1',
    event: 'offer.accepted',
    happenedAt: '2026-11-27T10:00:00.000Z',
    data: { offerId: '0198b1c2-0000-7000-8000-000000000001' },
  },
  {
    id: 'msg_2',
    event: 'contract.signed',
    happenedAt: '2026-11-27T10:00:01.000Z',
    data: { contractId: '0198b1c2-0000-7000-8000-000000000002' },
  },
  {
    id: 'msg_3',
    event: 'worker.changed',
    happenedAt: '2026-11-27T10:00:02.000Z',
    data: { fields: ['étatCivil', 'adresse'] },
  },
]
