import { readdirSync, existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import {
  startIn,
  typedAmount,
  withoutStart,
} from '../../../frontend/features/search/typed-amount.ts'

test.group('What is typed into the search', () => {
  test('has an amount of pay, however it is written, and the words around it', ({ assert }) => {
    for (const typed of [
      'nouvelle simulation 3000',
      '3000 nouvelle simulation',
      'nouvelle simulation 3 000 €',
      'nouvelle simulation 3.000,00',
    ])
      assert.deepEqual(typedAmount(typed), { words: 'nouvelle simulation', amount: 3000 }, typed)
    assert.deepEqual(typedAmount('2600'), { words: '', amount: 2600 })
  })

  test('a number that is no pay of a month stays among the words', ({ assert }) => {
    for (const typed of ['PC 99', 'renault 5', 'CP200', '281.10x', '0470123456'])
      assert.deepEqual(typedAmount(typed), { words: typed, amount: null }, typed)
  })

  test('says which amount it is, gross unless told', ({ assert }) => {
    assert.equal(startIn('simulation net'), 'net')
    assert.equal(startIn('nieuwe simulatie loonkost'), 'cost')
    assert.equal(startIn('simulation coût'), 'cost')
    assert.equal(startIn('internet'), 'gross')
    assert.equal(withoutStart('nouvelle simulation net'), 'nouvelle simulation')
    assert.equal(withoutStart('internet'), 'internet')
  })
})

test.group('The guide', () => {
  const folder = 'frontend/lib/guide'
  const guides = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.slice(0, 2),
      JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, any>,
    ])
  )
  const source = readFileSync('frontend/lib/guide.ts', 'utf8')
  const pictures = [
    ...source.slice(0, source.indexOf('as const')).matchAll(/^ {2}(\w+): '([\w-]+)',$/gm),
  ].map(([, page, picture]) => [page, picture])

  test('has sixteen pages in three languages, with as many parts, and a picture of each', ({
    assert,
  }) => {
    assert.sameMembers(Object.keys(guides), ['fr', 'nl', 'en'])
    assert.lengthOf(pictures, 16)
    const shape = (guide: Record<string, any>) =>
      Object.entries(guide).map(([page, { sections }]) => [
        page,
        sections.map(({ text = [], steps = [] }: any) => [text.length, steps.length]),
      ])
    for (const language of ['nl', 'en'])
      assert.deepEqual(shape(guides[language]), shape(guides.fr), language)
    assert.deepEqual(
      Object.keys(guides.fr),
      pictures.map(([page]) => page)
    )
    for (const [, picture] of pictures)
      for (const kind of ['light', 'dark', 'phone'])
        assert.isTrue(existsSync(`docs/screens/${picture}-${kind}.webp`), `${picture}-${kind}`)
  })

  test('names no rate of the law, which would grow old in it', ({ assert }) => {
    for (const guide of Object.values(guides))
      assert.notMatch(JSON.stringify(guide), /\d+[.,]\d+\s*%/)
  })
})
