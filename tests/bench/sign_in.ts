import { DEMO_PASSWORD } from '#modules/demo/companies'
import { visitor } from '#tests/helpers/client'
import { show } from './figure.ts'
import { quantile, withProduct } from './product.ts'

const ROUNDS = 30
const PROMISE_MS = 150

/** From the password sent to the session opened, one person after the other: most of it is the hash, slow on purpose. */
await withProduct(async () => {
  const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }
  const times: number[] = []
  for (let round = -2; round < ROUNDS; round++) {
    const client = await visitor()
    const start = performance.now()
    const { status, raw } = await client.post('/api/session', credentials)
    if (status !== 200) throw new Error(`Sign-in answered ${status}: ${raw}`)
    // The first ones warm up, and hash anew what an older release left.
    if (round >= 0) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  show([
    {
      what: 'sign-in with a password (argon2id, 19 MiB), half within',
      value: quantile(times, 0.5),
      unit: 'ms',
      promise: PROMISE_MS,
    },
  ])
})
