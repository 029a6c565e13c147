import { test } from '@japa/runner'
import { parseMarkup, writeMarkup } from '#modules/templates/domain/markup'
import {
  BLOCK_KINDS,
  isPlace,
  TEMPLATE_VARIABLES,
  unknownVariables,
  type Block,
} from '#modules/templates/domain/template_body'
import { TEMPLATE_CONDITIONS } from '#modules/templates/domain/template_conditions'
import { random } from '#tests/helpers/random'

const plain = (text: string) => ({ text, bold: false, italic: false, variable: null })

test.group('The text of a template', () => {
  test('headings, paragraphs with their line breaks, lists', ({ assert }) => {
    const { blocks } = parseMarkup('# A\n## B\nc\nd\n\ne\n- f\n- g\n\n1. h\n2. i')
    assert.deepEqual(
      blocks.map(({ kind, lines }) => [kind, lines.map(([run]) => run!.text).join('|')]),
      [
        ['title', 'A'],
        ['subtitle', 'B'],
        ['paragraph', 'c|d'],
        ['paragraph', 'e'],
        ['bullets', 'f|g'],
        ['numbers', 'h|i'],
      ]
    )
  })

  test('styles end with their line, variables keep theirs, a backslash makes plain', ({
    assert,
  }) => {
    const { blocks } = parseMarkup('a **b {{ company.name }}\n\\*c\\* \\{{today}}')
    assert.deepEqual(blocks[0]!.lines, [
      [
        plain('a '),
        { ...plain('b '), bold: true },
        { ...plain(''), bold: true, variable: 'company.name' },
      ],
      [plain('*c* {{today}}')],
    ])
  })

  test('an unknown variable is named and stays words', ({ assert }) => {
    const { blocks, unknown } = parseMarkup('{{worker.salary}} {{}} {{today}}')
    assert.deepEqual(unknown, ['worker.salary', ''])
    assert.equal(blocks[0]!.lines[0]![0]!.text, '{{worker.salary}} {{}} ')
  })

  test('an unknown variable is still one after it was kept and opened again', ({ assert }) => {
    const { blocks } = parseMarkup('Net : **{{package.net}}** {{today}}\n- {{ x }} {{package.net}}')
    assert.deepEqual(unknownVariables(blocks), ['package.net', 'x'])
    const again = parseMarkup(writeMarkup(blocks))
    assert.deepEqual(again.unknown, [], 'what is written back is plain')
    assert.deepEqual(unknownVariables(again.blocks), ['package.net', 'x'])
    assert.deepEqual(unknownVariables(parseMarkup('{a} {{today}} }}').blocks), [])
  })

  test('articles, places and conditions', ({ assert }) => {
    const { blocks, unknown } = parseMarkup(
      '{{if contract.isPartTime}} § A\n{{payTable}}\n{{ if package.hasVariable }} b\nc\n- d\n{{if contract.hasEndDate}} - e\n- f\n{{if contract.isStudent}} {{pageBreak}}\n{{signatures}}'
    )
    assert.deepEqual(
      blocks.map(({ kind, lines, when }) => [
        kind,
        lines.map(([run]) => run!.text).join('|'),
        when ?? null,
      ]),
      [
        ['article', 'A', 'contract.isPartTime'],
        ['payTable', '', null],
        ['paragraph', 'b|c', 'package.hasVariable'],
        ['bullets', 'd', null],
        ['bullets', 'e|f', 'contract.hasEndDate'],
        ['pageBreak', '', 'contract.isStudent'],
        ['signatures', '', null],
      ]
    )
    assert.isEmpty(unknown)
  })

  test('a place or a condition that is none, or stands elsewhere, is named and stays words', ({
    assert,
  }) => {
    const { unknown, blocks } = parseMarkup(
      '{{payTabel}}\n{{if contract.isNice}} x\nsee {{payTable}} {{if contract.isStudent}}'
    )
    assert.deepEqual(unknown, [
      'payTabel',
      'if contract.isNice',
      'payTable',
      'if contract.isStudent',
    ])
    assert.deepEqual(unknownVariables(blocks), unknown)
    assert.deepEqual(
      blocks.map(({ kind }) => kind),
      ['paragraph']
    )
  })

  test('in the text of an offer, what only a contract has stays words', ({ assert }) => {
    const { blocks, unknown } = parseMarkup(
      '§ A\n{{payTable}}\n\n{{if contract.isStudent}} b\n\n{{if package.hasTeletravail}} c',
      'OFFER_TEXT'
    )
    assert.deepEqual(
      blocks.map(({ kind, when }) => [kind, when ?? null]),
      [
        ['paragraph', null],
        ['paragraph', null],
        ['paragraph', 'package.hasTeletravail'],
      ]
    )
    assert.deepEqual(unknown, ['payTable', 'if contract.isStudent'])
  })

  test('markup of the web is words', ({ assert }) => {
    const html = '<script>alert(1)</script> [x](javascript:alert(1))'
    assert.deepEqual(parseMarkup(html).blocks, [{ kind: 'paragraph', lines: [[plain(html)]] }])
  })

  test('a thousand texts read back as they were written', ({ assert }) => {
    const pick = random(20261121)
    const words = ['a', ' ', '*', '**', '\\', '{', '{{', '}}', '#', '- ', '# ', '1. ', 'é', '<b>']
    words.push('§ ', '{{payTable}}', '{{if contract.isStudent}} ')
    const run = () =>
      pick.next() < 0.2
        ? { text: '', variable: pick.one(TEMPLATE_VARIABLES) }
        : {
            text: Array.from({ length: pick.integer(1, 4) }, () => pick.one(words)).join('') + 'x',
            variable: null,
          }
    const line = () =>
      Array.from({ length: pick.integer(1, 4) }, (_, index) => ({
        ...run(),
        // Neighbours differ, as the server keeps them.
        bold: index % 2 === 0,
        italic: pick.next() < 0.5,
      }))
    const headings = ['title', 'subtitle', 'article']
    for (let round = 0; round < 1000; round++) {
      const blocks = Array.from({ length: pick.integer(1, 4) }, (): Block => {
        const kind = pick.one(BLOCK_KINDS)
        const most = isPlace(kind) ? 0 : headings.includes(kind) ? 1 : pick.integer(1, 3)
        const when = pick.next() < 0.3 ? { when: pick.one(TEMPLATE_CONDITIONS) } : {}
        return { kind, lines: Array.from({ length: most }, line), ...when }
      })
      const text = writeMarkup(blocks)
      const { blocks: read, unknown } = parseMarkup(text)
      assert.deepEqual(read, blocks, text)
      assert.deepEqual(unknown, [], text)
    }
  })
})
