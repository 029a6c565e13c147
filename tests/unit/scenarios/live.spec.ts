import { test } from '@japa/runner'
import { bareItem } from '#modules/scenarios/domain/bare_item'
import { Reckoning } from '#modules/scenarios/domain/reckoning'
import { Sums, type BareItem, type Item, type KeptChange } from '#modules/scenarios/pure'
import { LiveHalf } from '../../../frontend/features/scenarios/live/live-half.ts'
import type { FromWorker } from '../../../frontend/features/scenarios/live/messages.ts'
import { change, COMPANY, DATE, kept, people } from '#tests/helpers/scenario_people'

/** People of one answer of the server: they come in several. */
const SLICE = 30

/** One half, spoken to as the page does. */
function half(
  items: readonly Item[],
  changes: KeptChange[],
  moving: string,
  slice: (data: BareItem[]) => Promise<BareItem[]> = (data) => Promise.resolve(data)
) {
  const answers: FromWorker[] = []
  const waits = new Set<() => void>()
  const bare = items.map(bareItem)
  const live = new LiveHalf({
    answer(answer) {
      answers.push(answer)
      for (const wake of waits) wake()
    },
    nextTurn: () => Promise.resolve(),
    async ask(_, after) {
      const from = 1 + bare.findIndex(({ id }) => id === after)
      const data = await slice(bare.slice(from, from + SLICE))
      return { data, next: from + SLICE < bare.length ? data.at(-1)!.id : null }
    },
  })
  live.receive({ kind: 'load', scenarioId: '', part: 0, of: 1 })
  const plan = (number: number, planned = changes, company = COMPANY) =>
    live.receive({ kind: 'plan', plan: number, changes: planned, moving, date: DATE, company })
  plan(1)
  const until = async <K extends FromWorker['kind']>(kind: K, is: (answer: any) => boolean) => {
    for (;;) {
      const found = answers.find((answer) => answer.kind === kind && is(answer))
      if (found) return found as Extract<FromWorker, { kind: K }>
      await new Promise<void>((resolve) => waits.add(resolve))
    }
  }
  return { live, plan, until, answers }
}

test.group('A scenario in the browser', () => {
  test('that cannot compute somebody says so instead of leaving the slider waiting', async ({
    assert,
  }) => {
    const broken = (data: BareItem[]) => Promise.resolve(data.map(() => null as never))
    const { until, answers } = half(people().slice(0, 3), [], 'none', broken)
    await until('failed', () => true)
    assert.isUndefined(answers.find(({ kind }) => kind === 'planned'))
  })

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

  test('a plan that comes while people still come is that of everybody, and the one before is dropped', async ({
    assert,
  }) => {
    const index = change('INDEXATION', { percent: 3.5 })
    const others = [index, change('RAISE_AMOUNT', { amount: 50 })]
    const { promise: goOn, resolve } = Promise.withResolvers<void>()
    let slices = 0
    const { live, plan, until, answers } = half(people(), [index], index.id, async (data) => {
      if (++slices === 3) await goOn
      return data
    })
    await until('loaded', (answer) => answer.people === 2 * SLICE)
    plan(2, others)
    resolve()
    await until('planned', () => true)
    assert.deepEqual(
      answers.filter(({ kind }) => kind === 'planned'),
      [{ kind: 'planned', plan: 2 }]
    )
    live.receive({ kind: 'move', move: 1, data: { percent: 4 }, visible: [] })
    const moved = others.map((each) => (each === index ? { ...each, data: { percent: 4 } } : each))
    assert.deepEqual((await until('sums', () => true)).totals, kept(people(), moved))
  })

  test('under another company people are computed anew before any change', async ({ assert }) => {
    const index = change('INDEXATION', { percent: 3.5 })
    const { live, plan, until } = half(people(), [index], index.id)
    await until('planned', () => true)
    plan(2, [index], { ...COMPANY, effectif: 5 })
    await until('planned', (answer) => answer.plan === 2)
    live.receive({ kind: 'move', move: 1, data: { percent: 4 }, visible: [] })
    const { totals } = await until('sums', () => true)
    const reckoning = new Reckoning({ ...COMPANY, effectif: 5 }, DATE, [])
    for (const item of people()) reckoning.add({ ...item, departmentId: null, department: null })
    assert.equal(totals.cost.before, reckoning.totals().sums.cost.before)
    assert.notEqual(totals.cost.before, kept(people(), []).cost.before)
  })

  test('people who do not come are told of, and no plan is ready without them', async ({
    assert,
  }) => {
    const index = change('INDEXATION', { percent: 3.5 })
    let slices = 0
    const { until, answers } = half(people(), [index], index.id, async (data) => {
      if (++slices === 3) throw new Error('no line')
      return data
    })
    await until('failed', () => true)
    assert.isUndefined(answers.find(({ kind }) => kind === 'planned'))
  })

  test('no name, no function and no description goes to it', ({ assert }) => {
    const bare = JSON.stringify(people().map(bareItem))
    assert.notMatch(bare, /nobody|"nomFonction":"X"/)
  })
})
