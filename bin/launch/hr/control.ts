import type { LocalAccount, LocalAccounts, Spoilt } from './accounts.ts'
import { ok, type Answered, type Asked } from './answer.ts'
import type { LocalPerson } from './people.ts'
import { sendWebhooks, type Sending } from './webhooks.ts'

/** What tests ask of an account, as JSON sent to `/control/<account>/<verb>`. */
interface Control {
  /** People of a new account; the key of a test says it besides. */
  begin: { count: number }
  spoil: Spoilt
  change: { ids: number[]; what?: Partial<LocalPerson> }
  add: { count: number }
  remove: { ids: number[] }
  skew: { ms: number }
  send: Sending
}

const VERBS: { [Verb in keyof Control]: (account: LocalAccount, asked: Control[Verb]) => unknown } =
  {
    begin: ({ people }) => ({ people: people.length }),
    spoil: ({ spoilt }, rule) => ({ rules: spoilt.push(rule) }),
    change(account, { ids, what = {} }) {
      account.change(ids, what)
      return { changed: ids.length }
    },
    add: (account, { count }) => ({ ids: account.add(count) }),
    remove(account, { ids }) {
      account.remove(ids)
      return { removed: ids.length }
    },
    skew: (account, { ms }) => Object.assign(account, { skewMs: ms }) && { ms },
    send: async (account, sending) => ({ statuses: await sendWebhooks(account, sending) }),
  }

/** Makes an account misbehave, changes its people, or sends its messages: for tests on this machine. */
export async function control(accounts: LocalAccounts, { path, body }: Asked): Promise<Answered> {
  const [, name = '', verb = ''] = path.split('/')
  const account =
    verb === 'begin'
      ? accounts.of({ account: name, count: Number(body.count) })
      : accounts.named(name)
  if (!account) return { status: 404, body: { error: `no account ${name}` } }
  if (verb === 'calls') return ok({ calls: account.calls.splice(0) })
  if (verb === 'granted') return ok({ granted: account.granted })
  if (!(verb in VERBS)) return { status: 404, body: { error: `no ${verb}` } }
  return ok(await VERBS[verb as 'begin'](account, body as never))
}
