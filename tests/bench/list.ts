import { signedIn, type TestClient } from '#tests/helpers/client'
import { show, type Figure } from './figure.ts'
import { manyOffers, manyPackages, manyWorkers } from './many_rows.ts'
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

const OFFERS = [
  'offers?perPage=50',
  `offers?perPage=50&page=${ROWS / 50}`,
  'offers?perPage=50&sort=created&order=asc',
  'offers?perPage=50&status=DRAFT',
  'offers?perPage=50&sort=name',
  'offers?perPage=50&sort=worker',
]
const OFFER_SEARCHES = [
  'offers?perPage=50&search=99999',
  'offers?perPage=50&search=elise%20dupont%209',
  'search?search=dupont%209999',
  'search?search=economes',
]

/**
 * A company with a hundred thousand packages and as many workers, then with as many offers too: how long its lists take
 * to answer, one by one.
 */
await withProduct(async () => {
  const client = await signedIn('admin')
  await manyPackages(client, ROWS)
  await manyWorkers(client, ROWS)
  const lists = await timesOf(client, LISTS)
  const searches = await timesOf(client, SEARCHES)
  await manyOffers(client)
  const offers = await timesOf(client, OFFERS)
  const offerSearches = await timesOf(client, OFFER_SEARCHES)
  const rows = ROWS.toLocaleString('en-GB').replaceAll(',', ' ')
  show([
    ...figuresOf(`a page of ${rows} packages or workers, filtered or sorted`, lists),
    ...figuresOf(`a search among ${rows} packages and as many workers`, searches),
    ...figuresOf(`a page of ${rows} offers, filtered or sorted`, offers),
    ...figuresOf('a search among all of them', offerSearches),
  ])
})

/** In milliseconds, the shortest first. */
async function timesOf(client: TestClient, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let round = -1; round < ROUNDS; round++)
    for (const path of paths) {
      const start = performance.now()
      const { status } = await client.get(`/api/${path}`)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      // The first round warms up.
      if (round >= 0) times.push(performance.now() - start)
    }
  return times.sort((a, b) => a - b)
}

function figuresOf(what: string, times: number[]): Figure[] {
  return [
    { what: `${what}, half answered within`, value: quantile(times, 0.5), unit: 'ms' },
    {
      what: `${what}, 99 of 100 answered within`,
      value: quantile(times, 0.99),
      unit: 'ms',
      promise: PROMISE_MS,
    },
  ]
}
