import { signedIn } from '#tests/helpers/client'
import { show } from './figure.ts'
import { manyPackages, manyWorkers } from './many_rows.ts'
import { quantile, withProduct } from './product.ts'

const ROWS = 100_000
const ROUNDS = 40
const PROMISE_MS = 100
/** What the screens ask for: first and last pages, each order, what is searched for, filters. */
const LISTS = [
  'packages?perPage=50',
  `packages?perPage=50&page=${ROWS / 50}`,
  'packages?perPage=50&sort=name',
  'packages?perPage=50&sort=cost&order=desc',
  `packages?perPage=50&sort=net&order=asc&page=${ROWS / 100}`,
  'packages?perPage=50&category=SIMULATION&type=FIX&commission=BECP200',
  'workers?perPage=50',
  `workers?perPage=50&page=${ROWS / 50}`,
]
const SEARCHES = [
  'packages?perPage=50&search=%C3%A9conome%2042',
  'packages?perPage=50&search=99999',
  'packages?perPage=50&search=99999&sort=gross',
  'workers?perPage=50&search=elise%20dupont%209',
  'workers?perPage=50&search=p99999%40',
  'search?search=dupont%209999',
  'search?search=economes',
]

/** A company with a hundred thousand packages and as many workers: how long its lists take to answer, one by one. */
await withProduct(async () => {
  const client = await signedIn('admin')
  await manyPackages(client, ROWS)
  await manyWorkers(client, ROWS)
  const times = { lists: [] as number[], searches: [] as number[] }
  for (let round = -1; round < ROUNDS; round++)
    for (const [kind, paths] of [
      ['lists', LISTS],
      ['searches', SEARCHES],
    ] as const)
      for (const path of paths) {
        const start = performance.now()
        const { status } = await client.get(`/api/${path}`)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        // The first round warms up.
        if (round >= 0) times[kind].push(performance.now() - start)
      }
  for (const each of Object.values(times)) each.sort((a, b) => a - b)
  const rows = ROWS.toLocaleString('en-GB').replaceAll(',', ' ')
  const same = 'the same, 99 of 100 answered within'
  show([
    {
      what: `a page of ${rows} packages or workers, filtered or sorted, half answered within`,
      value: quantile(times.lists, 0.5),
      unit: 'ms',
    },
    { what: same, value: quantile(times.lists, 0.99), unit: 'ms', promise: PROMISE_MS },
    {
      what: `a search among ${rows} packages and as many workers, half answered within`,
      value: quantile(times.searches, 0.5),
      unit: 'ms',
    },
    {
      what: 'such a search, 99 of 100 answered within',
      value: quantile(times.searches, 0.99),
      unit: 'ms',
      promise: PROMISE_MS,
    },
  ])
})
