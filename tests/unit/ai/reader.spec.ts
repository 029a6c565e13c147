import { test } from '@japa/runner'
import { leavesOf, read, settlePart, shownValue, takeTurn, type Draft } from '#modules/ai/pure'
import { follows } from '#modules/ai/domain/provenance'
import { conversations } from '#tests/helpers/conversations'
import { DAY, play } from '#tests/helpers/played'

/** What the README says of the unseen half comes from `npm run bench -- assistant`; less than this is a fall. */
const LEAST_EXACT = 0.85
const MOST_SILENT = 0.02

test.group('assistant: conversations', () => {
  const turns = conversations().flatMap(play)

  test('there are four hundred or so, in equal parts', ({ assert }) => {
    const all = conversations()
    assert.isAtLeast(all.length, 399)
    for (const language of ['fr', 'nl', 'en'])
      assert.closeTo(all.filter((each) => each.language === language).length, all.length / 3, 5)
  })

  for (const language of ['fr', 'nl', 'en'] as const) {
    test(`most unseen turns are exact and hardly any is silently wrong: ${language}`, ({
      assert,
    }) => {
      const own = turns.filter(
        ({ conversation }) => conversation.half === 'unseen' && conversation.language === language
      )
      assert.isAtLeast(own.filter(({ isExact }) => isExact).length / own.length, LEAST_EXACT)
      assert.isAtMost(
        own.filter(({ isSilentlyWrong }) => isSilentlyWrong).length / own.length,
        MOST_SILENT
      )
    })
  }

  test('the known half is read as it was, and nothing of it is silently wrong', ({ assert }) => {
    const known = turns.filter(({ conversation }) => conversation.half === 'known')
    assert.deepEqual(
      known.filter(({ isExact }) => !isExact).map(({ expected }) => expected.user),
      []
    )
    assert.deepEqual(
      turns
        .filter((turn) => turn.conversation.half === 'known' && turn.isSilentlyWrong)
        .map(({ expected }) => expected.user),
      []
    )
  })

  test('no amount is made up, and nothing forbidden is done', ({ assert }) => {
    assert.deepEqual(
      turns.filter(({ invented }) => invented > 0).map(({ expected }) => expected.user),
      []
    )
    const done = turns.filter(
      ({ expected, turn }) => expected.outcome === 'refuses' && turn.reading.ops.length > 0
    )
    assert.deepEqual(
      done.map(({ expected }) => expected.user),
      []
    )
  })

  test('each word that an operation quotes stands in the request', ({ assert }) => {
    for (const { turn, expected } of turns)
      for (const { quote, start, end } of turn.reading.ops)
        assert.equal(expected.user.slice(start, end), quote)
  })

  test('undo restores the draft after any turn', ({ assert }) => {
    for (const { turn } of turns) {
      const undone = takeTurn('annule', turn.draft, {
        day: DAY,
        history: [{ package: { salaireBrut: 1 } }],
      })
      assert.deepEqual(undone.draft, { package: { salaireBrut: 1 } })
    }
  })
})

test.group('assistant: reader', () => {
  test('a thing of the catalogue is said by its name, whose numbers are no amounts', ({
    assert,
  }) => {
    const sets = {
      'package.valeurVS': 43_000,
      'package.tcoMensuelVS': 640,
      'package.energieVS': 'ELECTRIQUE',
    }
    const { ops, leftovers } = read(
      '3.000 brut avec la Tesla Model 3',
      {},
      { day: DAY, catalogue: [{ name: 'Tesla Model 3', sets }] }
    )
    assert.deepEqual(
      ops.map(({ path, value, quote }) => [path, value, quote]),
      [
        ['package.salaireBrut', 3000, '3.000 brut'],
        ...Object.entries(sets).map(([path, value]) => [path, value, 'Tesla Model 3']),
      ]
    )
    assert.deepEqual(leftovers, [])
  })

  test('a gross pay of a year is divided as the company reads it', ({ assert }) => {
    const of = (months: 12 | 13 | 13.92) =>
      leavesOf(read('55.680 brut par an', {}, { day: DAY, months }).draft).get(
        'package.salaireBrut'
      )
    assert.deepEqual([of(12), of(13.92)], [4640, 4000])
  })

  test('what nothing used is shown', ({ assert }) => {
    const { leftovers } = read('3.000 brut, 45 machins, 12 trucs', {}, { day: DAY })
    assert.deepEqual(
      leftovers.map(({ text }) => text),
      ['45', '12']
    )
  })

  test('addresses, numbers of accounts and telephones are no amounts', ({ assert }) => {
    const { draft, leftovers } = read(
      '3.000 brut, jean@acme.be, 0475 12 34 56, BE68 5390 0754 7034, 85.07.30-033.28',
      {},
      { day: DAY }
    )
    assert.deepEqual(draft, { package: { salaireBrut: 3000 } } as Draft)
    assert.deepEqual(leftovers, [])
  })

  test('an amount that its quote does not give is found out', ({ assert }) => {
    const op = {
      op: 'set',
      path: 'package.salaireBrut',
      quote: '3.000 brut',
      start: 0,
      end: 10,
    } as const
    assert.deepEqual(
      [3000, 36_000, 250, 3001].map((value) => follows({ ...op, value }, {})),
      [true, true, true, false]
    )
  })

  test('what a benefit still needs does not hide the figures of the rest', ({ assert }) => {
    const netOf = (words: string) => {
      const { draft } = read(words, {}, { day: DAY })
      const { answer, without, missing } = settlePart(draft, { day: DAY })
      const net = answer?.compute.remuneration.remunerationMensuelle.salaireNet
      return { net, without, missing }
    }
    const whole = netOf('3.000 brut, mariée')
    const part = netOf('3.000 brut, mariée, voiture électrique de 45.000 €')
    assert.deepEqual([part.net, part.without], [whole.net, ['voitureSociete']])
    assert.deepEqual(whole.without, [])
    // Without an amount there is nothing to compute, and it is said.
    const none = netOf('mariée, voiture électrique de 45.000 €')
    assert.deepEqual([none.net, none.without], [undefined, []])
    assert.include(none.missing, 'amount')
  })

  test('whether the amount of a benefit is too much is a question about the law; of pay it is a judgement', ({
    assert,
  }) => {
    const outcomes = [
      'is 8 euro maaltijdcheque te veel?',
      '8 € de chèque-repas, c’est trop ?',
      'is 3.500 bruto te veel?',
      'is 8 euro maaltijdcheque te veel voor een junior?',
    ].map((words) => {
      const { outcome, reading } = takeTurn(words, {}, { day: DAY })
      return [outcome, reading.about ?? reading.reason]
    })
    assert.deepEqual(outcomes, [
      ['answers', 'chequeRepas'],
      ['answers', 'chequeRepas'],
      ['refuses', 'judging'],
      ['refuses', 'judging'],
    ])
  })

  test('an amount is shown as one, a share as one, a count as one', ({ assert }) => {
    const percent: Draft = { package: { assuranceGroupeInputType: 'PERCENT_BASE' } }
    assert.deepEqual(
      [
        shownValue('package.salaireBrut', 3250, 'en'),
        shownValue('package.chequeRepas', 9, 'en'),
        shownValue('worker.enfantsACharge', 2, 'en'),
        shownValue('package.assuranceGroupe', 4, 'en', percent),
        shownValue('package.assuranceGroupe', 40, 'en'),
      ],
      ['€3,250.00', '€9.00', '2', '4%', '€40.00']
    )
  })
})
