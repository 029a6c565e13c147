import { test } from '@japa/runner'
import { wholeSet } from '#tests/helpers/whole_set'
import { barema } from './barema.ts'

const DATE = '2026-11-26'

async function lines(...asked: unknown[]): Promise<Record<string, any>[]> {
  const input = asked
    .map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
    .join('\n')
  const { out } = await barema(['ask', '-'], { input })
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test.group('barema ask', () => {
  test('reads a request of a person and shows what it understood, from which words', async ({
    assert,
  }) => {
    const { code, out, err } = await barema([
      'ask',
      '--lang',
      'en',
      '--date',
      DATE,
      '3,250 gross, married, two kids',
    ])
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /« 3,250 gross »/)
    assert.match(out, /« two kids »/)
    assert.match(out, /Net a month: .*2.?\d{3}\.\d\d/)
  })

  test('answers a line for a line, in order, also for what is none', async ({ assert }) => {
    const [a, b, c, d] = await lines(
      { id: 1, date: DATE, user: '3.000 brut, marié, voiture électrique de 45.000 €' },
      'no JSON',
      { id: 3, date: DATE, user: '3500' },
      { id: 4, date: DATE, user: 'chèques-repas de 12 € et 3.000 brut' }
    )
    assert.deepEqual(a, {
      id: 1,
      outcome: 'package',
      request: {
        worker: { etatCivil: 'marie' },
        package: {
          salaireBrut: 3000,
          hasVoitureSociete: true,
          valeurVS: 45_000,
          energieVS: 'ELECTRIQUE',
        },
        company: {},
      },
      missing: ['package.tcoMensuelVS'],
      leftovers: [],
    })
    assert.deepEqual([b!.id, b!.outcome, b!.reason], [null, 'asks', 'invalid_json'])
    assert.deepEqual(
      [c!.id, c!.outcome, c!.missing, c!.request.package],
      [3, 'asks', ['amount'], {}]
    )
    assert.deepEqual(
      [d!.outcome, d!.code, d!.path, d!.bound],
      ['cannot', 'out_of_range', 'package.chequeRepas', 10]
    )
  })

  test('goes on with a draft, and back', async ({ assert }) => {
    const request = { package: { salaireBrut: 3000 }, worker: { etatCivil: 'marie' } }
    const history = [{ package: { salaireBrut: 2900 } }]
    const [raised, undone, asked, refused] = await lines(
      { id: 1, date: DATE, user: 'augmente de 5 %', request, history },
      { id: 2, date: DATE, user: 'annule', request, history },
      { id: 3, date: DATE, user: 'et en net ?', request },
      { id: 4, date: DATE, user: 'combien gagne Julie ?', request }
    )
    assert.equal(raised!.request.package.salaireBrut, 3150)
    assert.deepEqual(undone!.request, { worker: {}, package: { salaireBrut: 2900 }, company: {} })
    assert.deepEqual(
      [asked!.outcome, asked!.about, asked!.request.package],
      ['answers', 'salaireNet', request.package]
    )
    assert.deepEqual([refused!.outcome, refused!.reason], ['refuses', 'other_people'])
  })

  test('makes of every turn of the whole set what the reader makes of it', async ({ assert }) => {
    const set = wholeSet({ day: DATE })
    const answers = await lines(
      ...set.map(({ said }, id) => ({
        id,
        date: DATE,
        user: said.user,
        request: said.draft,
        history: said.history,
      }))
    )
    assert.isAbove(set.length, 1_000)
    assert.lengthOf(answers, set.length)
    for (const [id, { turn }] of set.entries()) {
      const { outcome, reading, draft, settled } = turn
      const isOpen = outcome === 'package' || outcome === 'asks'
      const answer = answers[id]!
      assert.deepEqual(
        [answer.id, answer.outcome, answer.missing, answer.leftovers, answer.about, answer.reason],
        [
          id,
          outcome,
          isOpen ? settled.missing : [],
          reading.leftovers.map(({ text }) => text),
          reading.about,
          reading.reason,
        ]
      )
      assert.deepEqual(answer.request, { worker: {}, package: {}, company: {}, ...draft })
      if (outcome === 'cannot')
        assert.deepEqual(
          [answer.code, answer.path, answer.bound],
          [settled.refused!.code, settled.refused!.path, settled.refused!.bound]
        )
    }
  })
})
