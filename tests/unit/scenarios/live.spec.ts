import { test } from '@japa/runner'
import { Reckoning } from '#modules/scenarios/domain/reckoning'
import { bareItem } from '#modules/scenarios/domain/bare_item'
import { Sums, type Item, type KeptChange, type Totals } from '#modules/scenarios/pure'
import { LiveHalf } from '../../../frontend/features/scenarios/live/live-half.ts'
import { LivePool, type LiveResult } from '../../../frontend/features/scenarios/live/live-pool.ts'
import type { FromWorker, ToWorker } from '../../../frontend/features/scenarios/live/messages.ts'
import { random } from '#tests/helpers/random'

const DATE = '2027-01-01'
const COMPANY = { effectif: 60, assuranceLoiTaux: 0.005 }
const PEOPLE = 200

/** People of all kinds, the same in each run. */
function people(): Item[] {
  const { next } = random(2027)
  const chance = (share: number) => next() < share
  return Array.from({ length: PEOPLE }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    isNew: false,
    snapshot: {
      date: '2026-09-01',
      nomFonction: 'X',
      level: '',
      packageType: 'FIX',
      worker: {
        etatCivil: chance(0.5) ? 'marie' : 'celibataire',
        enfantsACharge: Math.floor(next() * 3),
      },
      package: {
        computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
        salaireBrut: Math.round(200_000 + next() * 600_000) / 100,
        ...(chance(0.6) && { hasChequeRepas: true, chequeRepas: 8 }),
        ...(chance(0.3) && { hasBonusAnnuel: true, bonusAnnuel: 2000 }),
        ...(chance(0.2) && { regimeNumerateur: 30.4, regimeDenominateur: 38 }),
        descriptionLaptop: 'nobody',
      },
      range: { minimum: 3000, midpoint: 4000, maximum: 5000 },
      startDate: '2020-01-01',
      endDate: chance(0.05) ? '2027-05-31' : null,
    },
  }))
}

const change = (type: string, data: object, itemIds: string[] | null = null): KeptChange => ({
  id: `${type} ${JSON.stringify(itemIds?.length ?? 0)}`,
  type,
  data,
  itemIds,
  isUndone: false,
})

/** One half, spoken to as the page does. */
function half(items: readonly Item[], changes: KeptChange[], moving: string) {
  const answers: FromWorker[] = []
  const waits = new Set<() => void>()
  const live = new LiveHalf(
    (answer) => {
      answers.push(answer)
      for (const wake of waits) wake()
    },
    () => Promise.resolve()
  )
  live.receive({ kind: 'load', items: items.map(bareItem) })
  live.receive({ kind: 'plan', plan: 1, changes, moving, date: DATE, company: COMPANY })
  const until = async <K extends FromWorker['kind']>(kind: K, is: (answer: any) => boolean) => {
    for (;;) {
      const found = answers.find((answer) => answer.kind === kind && is(answer))
      if (found) return found as Extract<FromWorker, { kind: K }>
      await new Promise<void>((resolve) => waits.add(resolve))
    }
  }
  return { live, until, answers }
}

function kept(items: readonly Item[], changes: readonly KeptChange[]): Totals {
  const reckoning = new Reckoning(COMPANY, DATE, changes)
  for (const item of items) reckoning.add({ ...item, departmentId: null, department: null })
  return reckoning.totals().sums
}

test.group('A scenario in the browser', () => {
  test('comes to the cent of what the server keeps, in halves, over people of all kinds', async ({
    assert,
  }) => {
    const items = people()
    const some = items.slice(0, 50).map(({ id }) => id)
    const index = change('INDEXATION', { percent: 3.5 })
    const changes = [
      change('RAISE_AMOUNT', { amount: 50 }, some),
      index,
      change('BENEFIT_ADD', { benefit: 'chequeRepas', value: 7 }),
    ]
    for (const percent of [0, 2.21, 4, 7.5]) {
      const moved = changes.map((each) => (each === index ? { ...each, data: { percent } } : each))
      const sums = new Sums()
      for (const part of [
        items.filter((_, at) => at % 2 === 0),
        items.filter((_, at) => at % 2 === 1),
      ]) {
        const { live, until } = half(part, changes, index.id)
        await until('planned', () => true)
        live.receive({ kind: 'move', move: 1, data: { percent }, visible: [part[0]!.id] })
        const rows = await until('rows', () => true)
        assert.lengthOf(rows.rows, 1)
        sums.merge((await until('sums', ({ move }) => move === 1)).totals)
      }
      assert.deepEqual(sums.totals(), kept(items, moved))
    }
  })

  test('a move that is overtaken ends without an answer', async ({ assert }) => {
    const index = change('INDEXATION', { percent: 3.5 })
    const { live, until, answers } = half(people(), [index], index.id)
    await until('planned', () => true)
    live.receive({ kind: 'move', move: 1, data: { percent: 3 }, visible: [] })
    live.receive({ kind: 'move', move: 2, data: { percent: 4 }, visible: [] })
    await until('sums', ({ move }) => move === 2)
    assert.isUndefined(answers.find((answer) => answer.kind === 'sums' && answer.move === 1))
  })

  test('no name, no function and no description goes to it', ({ assert }) => {
    const bare = JSON.stringify(people().map(bareItem))
    assert.notMatch(bare, /nobody|"nomFonction":"X"/)
  })
})

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
