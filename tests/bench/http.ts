import { createRequire } from 'node:module'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { TestClient } from '#tests/helpers/client'
import { show } from './figure.ts'
import { host, url, withProduct } from './product.ts'

const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<{
  requests: { average: number }
  latency: { p99: number }
  non2xx: number
}>

const SECONDS = 6
const CONNECTIONS = 50

/** One web process, client and PostgreSQL on the same machine: a list of twenty packages under row-level security. */
await withProduct(async () => {
  const { body } = await new TestClient('acme').post('/api/tokens', {
    email: 'admin@acme.test',
    password: DEMO_PASSWORD,
    name: 'bench',
  })
  const headers = { host, authorization: `Bearer ${body.token}` }
  const measure = (path: string, connections: number, rate?: number) =>
    autocannon({
      url: url + path,
      headers,
      connections,
      duration: SECONDS,
      ...(rate ? { overallRate: rate } : {}),
    })
  await measure('/api/out/company', CONNECTIONS)
  const one = await measure('/api/out/company', CONNECTIONS)
  const half = await measure('/api/out/company', CONNECTIONS, Math.floor(one.requests.average / 2))
  const list = await measure('/api/packages?perPage=20', CONNECTIONS)
  if (list.non2xx + one.non2xx + half.non2xx > 0) throw new Error('The measured calls were refused')
  show([
    {
      what: 'tenant route under row-level security, one row, one process',
      value: one.requests.average,
      unit: 'requests/s',
      promise: 1_200,
    },
    {
      what: 'the same at half that load, 99 of 100 answered within',
      value: half.latency.p99,
      unit: 'ms',
      promise: 60,
    },
    {
      what: 'the same with a token, its owner and a page of twenty packages',
      value: list.requests.average,
      unit: 'requests/s',
    },
  ])
})
