import { test } from '@japa/runner'
import { bareItem } from '#modules/scenarios/domain/bare_item'
import type { KeptChange } from '#modules/scenarios/pure'
import { LiveHalf } from '../../../frontend/features/scenarios/live/live-half.ts'
import { LivePool, type LiveResult } from '../../../frontend/features/scenarios/live/live-pool.ts'
import type { FromWorker, ToWorker } from '../../../frontend/features/scenarios/live/messages.ts'
import { change, COMPANY, DATE, kept, people } from '#tests/helpers/scenario_people'

/** A worker of the page in this process; what is told goes over after a turn, as between two threads. */
class WorkerHere {
  readonly #listeners: ((event: { data: FromWorker }) => void)[] = []
  readonly #half = new LiveHalf(
    (answer) => setImmediate(() => this.#listeners.forEach((tell) => tell({ data: answer }))),
    () => new Promise((resolve) => setImmediate(resolve))
  )

  addEventListener(_: 'message', listener: (event: { data: FromWorker }) => void): void {
    this.#listeners.push(listener)
  }

  postMessage(message: ToWorker): void {
    setImmediate(() => this.#half.receive(structuredClone(message)))
  }

  terminate(): void {}
}

test.group('The workers of a scenario', (group) => {
  group.each.setup(() => {
    const { Worker: before } = globalThis as { Worker?: unknown }
    Object.assign(globalThis, { Worker: WorkerHere })
    return () => void Object.assign(globalThis, { Worker: before })
  })

  const index = change('INDEXATION', { percent: 3.5 })
  const raise = change('RAISE_AMOUNT', { amount: 50 })
  const moved = (...others: KeptChange[]) =>
    kept(people(), [...others, { ...index, data: { percent: 4 } }])

  /** The workers with everybody loaded, and what they answer one after the other. */
  function pool() {
    const results: LiveResult[] = []
    let wake = () => {}
    const made = new LivePool({
      onLoaded: () => {},
      onReady: () => wake(),
      onResult: (result) => {
        results.push(result)
        wake()
      },
    })
    made.load(people().map(bareItem))
    const plan = (changes: KeptChange[], moving: string | null = index.id) =>
      made.plan(changes, moving, DATE, COMPANY)
    const next = () => new Promise<void>((resolve) => (wake = resolve))
    return { made, plan, next, results }
  }

  test('a move that a new plan comes upon is answered once, by that plan', async ({ assert }) => {
    const { made, plan, next, results } = pool()
    plan([index])
    await next()
    made.move({ percent: 4 }, [])
    plan([raise, index])
    made.move({ percent: 4 }, [])
    await next()
    await next()
    assert.lengthOf(results, 1)
    assert.deepEqual(results[0]!.totals, moved(raise))
  })

  test('a move before everything is loaded is answered once it is', async ({ assert }) => {
    const { made, plan, next, results } = pool()
    made.move({ percent: 4 }, [])
    plan([index])
    await next()
    await next()
    assert.deepEqual(results.map(({ data, totals }) => [data, totals]), [[{ percent: 4 }, moved()]])
  })

  test('what another change moves now takes no answer of the one before', async ({ assert }) => {
    const { made, plan, next, results } = pool()
    plan([raise, index])
    await next()
    made.move({ percent: 4 }, [])
    plan([raise, index], raise.id)
    await next()
    made.move({ amount: 60 }, [])
    await next()
    assert.deepEqual(results.map(({ data }) => data), [{ amount: 60 }])
  })
})
