import { test } from '@japa/runner'
import { bareItem } from '#modules/scenarios/domain/bare_item'
import { Sums, type Item, type KeptChange } from '#modules/scenarios/pure'
import { LiveHalf } from '../../../frontend/features/scenarios/live/live-half.ts'
import type { FromWorker } from '../../../frontend/features/scenarios/live/messages.ts'
import { change, COMPANY, DATE, kept, people } from '#tests/helpers/scenario_people'

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
