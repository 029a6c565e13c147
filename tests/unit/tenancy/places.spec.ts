import { test } from '@japa/runner'
import { Problem } from '#modules/shared/http/problem'
import { Places } from '#modules/shared/tenancy/places'

const LONG = 60_000

/** Work that lasts until it is told to end, and what began in which order. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)!()
      await new Promise(setImmediate)
    },
    work: (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        ends.set(name, resolve)
      }),
  }
}

test.group('Places that companies share', () => {
  test('one company holds no more than its part, and another comes in at once', ({ assert }) => {
    const places = new Places({ all: 3, each: 2, waitMs: LONG })
    const { begun, work } = works()
    for (const name of ['a1', 'a2', 'a3']) void places.use('a', work(name))
    void places.use('b', work('b1'))
    assert.deepEqual(begun, ['a1', 'a2', 'b1'])
    assert.equal(places.waiting('a'), 1)
  })

  test('a free place goes to each company in turn, not to the longest line', async ({ assert }) => {
    const places = new Places({ all: 1, each: 1, waitMs: LONG })
    const { begun, end, work } = works()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void places.use('a', work(name))
    void places.use('b', work('b1'))
    void places.use('c', work('c1'))
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
    assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('who waits too long is told so, and takes nothing from who comes after', async ({
    assert,
  }) => {
    const places = new Places({ all: 1, each: 1, waitMs: 5 })
    const { end, work } = works()
    const first = places.use('a', work('a1'))
    const second = await places.use('a', work('a2')).catch((error: unknown) => error)
    assert.instanceOf(second, Problem)
    assert.equal((second as Problem).problem, 'E_BUSY')
    assert.equal(places.waiting('a'), 0)
    await end('a1')
    await first
    assert.equal(await places.use('a', async () => 'in'), 'in')
  })

  test('work that fails gives its place back', async ({ assert }) => {
    const places = new Places({ all: 1, each: 1, waitMs: 5 })
    await assert.rejects(() =>
      places.use('a', async () => {
        throw new Error('broken')
      })
    )
    assert.equal(await places.use('b', async () => 'in'), 'in')
  })
})
