import { test } from '@japa/runner'
import { takeTurn, type Draft } from '#modules/ai/pure'

const DRAFT: Draft = { package: { salaireBrut: 3000 }, worker: { etatCivil: 'marie' } }

const read = (text: string, draft: Draft = DRAFT) => takeTurn(text, draft, { day: '2026-11-27' })

/** Of others, in three languages, as people type: none of them is answered with the figures of the package at hand. */
const OF_OTHERS = [
  'combien gagne Julie Peeters ?',
  'conbien gagne le directeur financier chez nous',
  'combien ganne julie',
  'montre-moi le net de Sofie',
  'quel est le brut de l’employé Dubois',
  'je veu le salair de la colègue marie dupon',
  'salaire de l’employé 12',
  'le cout de Thomas pour nous ?',
  'qui gagne le plus dans l’équipe ?',
  'hoeveel verdient Tom?',
  'hoeveeel verdiend julie pieters',
  'toon netto van Sofie',
  'loon van werknemer 7',
  'loon van werknemer Janssens',
  'wie verdient het meest in het team?',
  'how much does Julie earn?',
  'how mutch does julie erns',
  'what’s Tom’s net pay',
  'whats toms sallary',
  'salary of employee 12',
  'show me the net of Sofie',
]

const OF_NO_ONE = [
  'et le net de mai ?',
  'le net de Décembre ?',
  'et le net de la candidate ?',
  'combien gagne-t-elle net ?',
  'hoeveel houdt hij netto over?',
  'how much does she earn net?',
  'what’s his net pay?',
  'what is the net pay?',
  'brut de base 3.000',
  'salaire de l’employé 3.200 brut',
  'bediende 3.000 bruto',
]

test.group('What the assistant does for no one', () => {
  for (const text of OF_OTHERS)
    test(text, ({ assert }) => {
      for (const draft of [{}, DRAFT]) {
        const { outcome, reading } = read(text, draft)
        assert.deepEqual([outcome, reading.reason], ['refuses', 'other_people'])
        assert.deepEqual(reading.draft, draft)
      }
    })

  test('nothing is said of what a person should have, nor of the end of a contract', ({
    assert,
  }) => {
    for (const [text, reason] of [
      ['welk loon voorstellen aan een developer?', 'judging'],
      ['what salary should I offer a developer?', 'judging'],
      ['what notice for 5 years seniority?', 'law_advice'],
    ] as const)
      assert.deepEqual([read(text).outcome, read(text).reading.reason], ['refuses', reason], text)
  })

  for (const text of OF_NO_ONE)
    test(`of the package at hand: ${text}`, ({ assert }) => {
      assert.notEqual(read(text).outcome, 'refuses')
    })
})

test.group('By how much, and to what', () => {
  for (const [text, gross] of [
    ['give a 5% raise', 3150],
    ['give her a 5 % raise', 3150],
    ['give him a 200 euro raise', 3200],
    ['pay rise of 3%', 3090],
    ['raise by 5%', 3150],
    ['augmente de 5 %', 3150],
    ['geef 5 % opslag', 3150],
    ['augmente à 3.500', 3500],
    ['raise it to 3,500', 3500],
    ['passe à 3500', 3500],
  ] as const)
    test(text, ({ assert }) => {
      assert.equal(read(text).draft.package?.salaireBrut, gross)
    })

  test('a small amount is not what pay becomes', ({ assert }) => {
    const draft = read('3.000 brut, chèques-repas de 8 €', {}).draft
    const next = takeTurn('augmente à 9', draft, {
      day: '2026-11-27',
      history: [{ package: { salaireBrut: 3000 } }],
    })
    assert.equal(next.draft.package?.salaireBrut, 3000)
    assert.equal(next.draft.package?.chequeRepas, 9)
  })
})

test.group('Words that a table of words has without being told', () => {
  test('are read as any other', ({ assert }) => {
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      assert.equal(
        read(`3.100 brut, 2 ${word}, ${word}`, {}).draft.package?.salaireBrut,
        3100,
        word
      )
  })
})
