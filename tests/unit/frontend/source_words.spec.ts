import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { indexData, listCommittees, listParameters } from '#modules/compute/pure'

const { events, values, bases, pivots, mechanisms, periods } = indexData()
const NOTES = [
  ...new Set([
    ...[events, values, bases, pivots, mechanisms, periods].flat().map(({ source }) => source),
    ...[
      ...listParameters(),
      ...listCommittees().flatMap(({ facts, rates, bareme }) => [
        ...facts,
        ...rates,
        ...(bareme ? [bareme] : []),
      ]),
    ].flatMap((each) => each.values.map(({ source }) => source)),
  ]),
]
/** Words that only an English note has. */
const ENGLISH =
  /\b(the|of|and|from|not|was|were|are|by|found|quoted|recalled|scale|rate|payroll|with|until|before)\b/
test.group('Notes on where a figure stands', () => {
  test('are in the words of the reader, in {$self}')
    .with(['fr', 'nl'])
    .run(async ({ assert }, language) => {
      const path = `../../../modules/compute/lang/${language}/sources.json`
      const words = JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'))
      const waiting = NOTES.filter((note) => ENGLISH.test(note) && !words[note])
      assert.deepEqual(waiting, [])
      // English words that are Dutch or French as well are no mistake.
      const left = Object.values<string>(words).filter((text) =>
        /\b(the|not found|quoted|recalled|before|until)\b/.test(text)
      )
      assert.deepEqual(left, [])
    })
})
