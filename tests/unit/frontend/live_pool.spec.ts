import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { bareItem } from '#modules/scenarios/domain/bare_item'
import type { ChangeData, KeptChange } from '#modules/scenarios/pure'
import { LiveHalf } from '../../../frontend/features/scenarios/live/live-half.ts'
import { LivePool, type LiveResult } from '../../../frontend/features/scenarios/live/live-pool.ts'
import type { FromWorker, ToWorker } from '../../../frontend/features/scenarios/live/messages.ts'
import { change, COMPANY, DATE, kept, people } from '#tests/helpers/scenario_people'

/** A slow machine is waited for. */
const PATIENCE_MS = 20_000

/** What a server says of a share: all of it at once, or nothing. */
let answers = true

/** A worker of the page in this process; what is told goes over after a turn, as between two threads. */
class WorkerHere {
  static made: WorkerHere[] = []
  readonly #listeners: ((event: { data: FromWorker }) => void)[] = []
  #breaks = () => {}
  /** What it was told. */
  readonly told: ToWorker['kind'][] = []
  readonly #half = new LiveHalf({
    answer: (answer) =>
      setImmediate(() => this.#listeners.forEach((tell) => tell({ data: answer }))),
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    async ask({ part, of }) {
      if (!answers) throw new Error('no line')
      const share = people().filter((_, nth) => nth % of === part)
      return { data: share.map(bareItem), next: null }
    },
  })

  constructor() {
    WorkerHere.made.push(this)
  }

  addEventListener(kind: 'message' | 'error', listener: (event: any) => void): void {
    if (kind === 'message') this.#listeners.push(listener)
    else this.#breaks = () => listener({})
  }

  /** As when its script ends with an error. */
  break(): void {
    this.#breaks()
  }

  postMessage(message: ToWorker): void {
    this.told.push(message.kind)
    setImmediate(() => this.#half.receive(structuredClone(message)))
  }

  terminate(): void {}
}

test.group('The workers of a scenario', (group) => {
  group.each.setup(() => {
    const { Worker: before } = globalThis as { Worker?: unknown }
    Object.assign(globalThis, { Worker: WorkerHere })
    answers = true
    WorkerHere.made = []
    return () => void Object.assign(globalThis, { Worker: before })
  })

  const index = change('INDEXATION', { percent: 3.5 })
  const raise = change('RAISE_AMOUNT', { amount: 50 })
  const moved = (...others: KeptChange[]) =>
    kept(people(), [...others, { ...index, data: { percent: 4 } }])

  /** The workers with everybody loaded, and what they answer one after the other. */
  function pool() {
    const results: LiveResult[] = []
    const failures: string[] = []
    let wake = () => {}
    const made = new LivePool({
      onLoaded: () => {},
      onReady: () => wake(),
      onResult: (result) => {
        results.push(result)
        wake()
      },
      onFailed() {
        failures.push('failed')
        wake()
      },
    })
    made.load('a scenario')
    const plan = (
      changes: KeptChange[],
      moving: string | null = index.id,
      keptData: ChangeData | null = null
    ) => made.plan(changes, moving, DATE, COMPANY, keptData)
    const next = () => new Promise<void>((resolve) => (wake = resolve))
    return { made, plan, next, results, failures }
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
    assert.deepEqual(
      results.map(({ data, totals }) => [data, totals]),
      [[{ percent: 4 }, moved()]]
    )
  })

  test('a slider that does not rest shows figures: the move under way is answered, then the last', async ({
    assert,
  }) => {
    const { made, plan, next, results } = pool()
    plan([index])
    await next()
    for (const percent of [3, 3.2, 3.4, 4]) made.move({ percent }, [])
    await next()
    assert.isTrue(made.isMoving)
    await next()
    assert.isFalse(made.isMoving)
    assert.deepEqual(
      results.map(({ data }) => data),
      [{ percent: 3 }, { percent: 4 }]
    )
    assert.deepEqual(results[1]!.totals, moved())
  })

  test('until somebody moves it they compute what is kept, for nobody, and the first move overtakes that', async ({
    assert,
  }) => {
    const { made, plan, next, results } = pool()
    const moves = () =>
      WorkerHere.made.map(({ told }) => told.filter((kind) => kind === 'move').length)
    plan([index], index.id, index.data)
    await next()
    assert.deepEqual(new Set(moves()), new Set([1]))
    assert.isFalse(made.isMoving)
    made.move({ percent: 4 }, [])
    await next()
    assert.deepEqual(
      results.map(({ data, totals }) => [data, totals]),
      [[{ percent: 4 }, moved()]]
    )
    await sleep(50)
    assert.deepEqual(new Set(moves()), new Set([2]))
  })

  test('and after some times they rest', async ({ assert }) => {
    const { made, plan, next, results } = pool()
    plan([index], index.id, index.data)
    await next()
    const moves = () => WorkerHere.made[0]!.told.filter((kind) => kind === 'move').length
    for (const until = Date.now() + PATIENCE_MS; moves() < 10 && Date.now() < until;)
      await sleep(20)
    await sleep(200)
    assert.equal(moves(), 10)
    assert.isEmpty(results)
    made.move({ percent: 4 }, [])
    await next()
    assert.deepEqual(results[0]!.totals, moved())
  })

  test('where people do not come it says so, and no move waits', async ({ assert }) => {
    answers = false
    const { made, plan, next, failures } = pool()
    plan([index])
    await next()
    made.move({ percent: 4 }, [])
    assert.isNotEmpty(failures)
    assert.isFalse(made.isMoving)
  })

  test('a worker that breaks while a move waits ends the wait', async ({ assert }) => {
    const { made, plan, next, failures, results } = pool()
    plan([index])
    await next()
    made.move({ percent: 4 }, [])
    assert.isTrue(made.isMoving)
    WorkerHere.made[0]!.break()
    assert.isFalse(made.isMoving)
    assert.lengthOf(failures, 1)
    assert.isEmpty(results)
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
    assert.deepEqual(
      results.map(({ data }) => data),
      [{ amount: 60 }]
    )
  })
})
