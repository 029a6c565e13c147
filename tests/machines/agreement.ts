import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { TestClient } from '#tests/helpers/client'

/** As long as what a process remembers may be old. */
const AGREE_MS = 5_000

/** One company seen from two machines. */
export interface TwoMachines {
  ports: readonly [number, number]
  /** Straight into the company's rows, as no process of the two did it. */
  rows: (sql: string, values?: unknown[]) => Promise<Record<string, any>[]>
}

/** The same browser at the other machine: cookies go where the company's address leads. */
export function alsoAt(client: TestClient, port: number): TestClient {
  const twin = new TestClient('acme', {}, port)
  for (const [name, value] of client.cookies) twin.cookies.set(name, value)
  return twin
}

export async function signIn(port: number, name = 'admin'): Promise<TestClient> {
  const client = new TestClient('acme', {}, port)
  await client.get('/api/out/company')
  const answer = await client.post('/api/session', {
    email: `${name}@acme.test`,
    password: DEMO_PASSWORD,
  })
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.raw}`)
  return client
}

/** How long until both machines say `wanted`, in milliseconds; an error when it is longer than they may remember. */
async function untilBothSay(what: string, wanted: unknown, read: (at: 0 | 1) => Promise<unknown>) {
  const start = performance.now()
  for (;;) {
    const said = [await read(0), await read(1)]
    const ms = performance.now() - start
    if (said.every((each) => each === wanted)) return ms
    if (ms > AGREE_MS)
      throw new Error(`${what}: the machines say ${said} after ${Math.round(ms)} ms`)
    await sleep(50)
  }
}

/** What one machine changes the other sees: the plan, the brand, a role, a benefit, a token, a session. Answers the longest time. */
export async function agree({ ports, rows }: TwoMachines): Promise<number> {
  const first = await signIn(ports[0])
  const second = alsoAt(first, ports[1])
  const both = [first, second] as const
  const times: number[] = []

  for (const [isOpen, lastDay] of [
    [false, '2026-01-31'],
    [true, null],
  ] as const) {
    await rows('update billing_accounts set active_until = $1', [lastDay])
    times.push(
      await untilBothSay(
        'Whether the plan is open',
        isOpen,
        async (at) => (await both[at].get('/api/packages')).status === 200
      )
    )
  }

  await rows(`update companies set main_color = '#123456'`)
  times.push(
    await untilBothSay(
      'The brand',
      '#123456',
      async (at) => (await both[at].get('/api/out/company')).body.mainColor
    )
  )

  const viewer = await signIn(ports[0], 'viewer')
  const viewers = [viewer, alsoAt(viewer, ports[1])]
  await rows(`update users set role = 'HR' where email = 'viewer@acme.test'`)
  times.push(
    await untilBothSay(
      'The role',
      'HR',
      async (at) => (await viewers[at].get('/api/users')).body.role
    )
  )

  const { body: token } = await first.post('/api/tokens', {
    email: 'payroll@acme.test',
    password: DEMO_PASSWORD,
    name: 'machines',
  })
  const program = (at: 0 | 1) =>
    new TestClient('acme', { authorization: `Bearer ${token.token}` }, ports[at])
  times.push(
    await untilBothSay(
      'A new token',
      200,
      async (at) => (await program(at).get('/api/users')).status
    )
  )
  await program(0).delete(`/api/tokens/${token.id}`)
  times.push(
    await untilBothSay(
      'A revoked token',
      401,
      async (at) => (await program(at).get('/api/users')).status
    )
  )

  await viewers[1].delete('/api/session')
  times.push(
    await untilBothSay(
      'An ended session',
      401,
      async (at) => (await viewers[at].get('/api/users')).status
    )
  )
  return Math.max(...times)
}

/** Wrong passwords at both machines in turn: how many were judged before they were refused unread. */
export async function judgedGuesses({ ports }: TwoMachines): Promise<number> {
  let judged = 0
  for (let guess = 0; guess < 20; guess++) {
    const client = new TestClient('acme', {}, ports[guess % 2])
    await client.get('/api/out/company')
    const { status } = await client.post('/api/session', {
      email: 'manager@acme.test',
      password: `wrong-${guess}`,
    })
    if (status === 401) judged++
    else if (status !== 429) throw new Error(`A wrong password answered ${status}`)
  }
  return judged
}
