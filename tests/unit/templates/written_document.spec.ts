import { test } from '@japa/runner'
import type { Block as Drawn } from '#modules/shared/documents/sheet'
import {
  writtenDocument,
  type WrittenDocument,
} from '#modules/templates/documents/written_document'
import { parseMarkup } from '#modules/templates/domain/markup'

const documentOf = (text: string, more: Partial<WrittenDocument> = {}) =>
  writtenDocument({
    title: 'Contrat d’Alice',
    language: 'fr',
    blocks: parseMarkup(text).blocks,
    brand: { name: 'Exemple SA', colour: '#0f766e', ink: '#0f766e' },
    payRows: [{ label: 'Salaire brut', value: '3 000,00 €/mois' }],
    signers: [
      { name: 'Marie Dupont', nomFonction: 'Directrice', signsFor: 'COMPANY' },
      { name: 'Alice Martin', nomFonction: null, signsFor: 'WORKER' },
    ],
    notice: 'Questions : rh@exemple.test',
    date: '2026-12-01',
    ...more,
  })

const wordsOf = (block: Drawn) =>
  block.type === 'prose'
    ? block.pieces.map(
        ({ kind, lines }) =>
          `${kind}: ${lines
            .flat()
            .map((run) => run.text)
            .join('')}`
      )
    : block.type

test.group('A written document', () => {
  test('has its first title as heading, and numbers its articles', ({ assert }) => {
    const { head, bands } = documentOf('# Contrat\n\nEntre\n\n§ Objet\n\na\n\n§ **Lieu**\n\n- b')
    assert.equal(head.heading, 'Contrat')
    assert.deepEqual(
      bands.flatMap(({ wide }) => wide.map(wordsOf)),
      [
        [
          'paragraph: Entre',
          'subtitle: Article 1 – Objet',
          'paragraph: a',
          'subtitle: Article 2 – Lieu',
          'bullets: b',
        ],
      ]
    )
  })

  test('numbers in its own language, and without a title of its own is called as it is', ({
    assert,
  }) => {
    const { head, bands } = documentOf('§ Plaats', { language: 'nl' })
    assert.equal(head.heading, 'Contrat d’Alice')
    assert.deepEqual(bands[0].wide.map(wordsOf), [['subtitle: Artikel 1 – Plaats']])
  })

  test('fills its places where they stand, and begins pages where the text says so', ({
    assert,
  }) => {
    const { bands } = documentOf(
      'a\n{{payTable}}\nb\n\n{{pageBreak}}\n{{pageBreak}}\n{{signatures}}'
    )
    assert.deepEqual(
      bands.map(({ wide, newPage }) => [newPage, wide.map(wordsOf)]),
      [
        [false, [['paragraph: a'], 'facts', ['paragraph: b']]],
        [true, ['signatures']],
      ]
    )
  })

  test('gives each who signs a place of their own', ({ assert }) => {
    const [{ wide }] = documentOf('{{signatures}}').bands
    const [block] = wide
    if (block.type !== 'signatures') throw new Error('no signatures')
    assert.deepEqual(
      block.parties.map(({ heading, lines }) => [heading, ...lines]),
      [
        ['Pour Exemple SA', 'Marie Dupont', 'Directrice'],
        ['Le travailleur', 'Alice Martin'],
      ]
    )
  })

  test('takes the last words along with the place to sign, with their heading, unless they are long', ({
    assert,
  }) => {
    const closingOf = (text: string) => {
      const { wide } = documentOf(text).bands[0]
      const hand = wide.at(-1)!
      if (hand.type !== 'signatures') throw new Error('no signatures')
      return [wide.length, wordsOf({ type: 'prose', pieces: hand.closing })]
    }
    assert.deepEqual(closingOf('a\n\nb\n\nc\n\n{{signatures}}'), [
      2,
      ['paragraph: b', 'paragraph: c'],
    ])
    assert.deepEqual(closingOf('§ A\n\nb\n\nc\n\n{{signatures}}'), [
      1,
      ['subtitle: Article 1 – A', 'paragraph: b', 'paragraph: c'],
    ])
    assert.deepEqual(closingOf(`a\n\n${'b'.repeat(2000)}\n\n{{signatures}}`), [2, []])
  })

  test('draws bullets that follow each other as one list', ({ assert }) => {
    const [{ wide }] = documentOf('- a\n\n- b\n\n1. c\n\n1. d').bands
    assert.deepEqual(wide.map(wordsOf), [['bullets: ab', 'numbers: c', 'numbers: d']])
  })

  test('without pay or signers has no empty table and no empty place', ({ assert }) => {
    const { bands } = documentOf('{{payTable}}\n{{signatures}}', { payRows: [], signers: [] })
    assert.isEmpty(bands)
  })
})
