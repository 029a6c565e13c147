import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { FIRST_DAY, listParameters } from '#modules/compute/pure'
import { daysAfter } from '#modules/shared/values/days'

/** Days and names of the rows of a table in the README of the engine: `reductionStructurelle.*`. */
function rowsOf(readme: string): { days: string; names: string[] }[] {
  const [, after = ''] = readme.split('## What is not known')
  const [list = ''] = after.split('\n## ')
  return [...list.matchAll(/^\| (until |\d{4}-)([^|]*)\|([^|]*)\|/gm)].map(
    ([, start, rest, figure]) => ({
      days: `${start}${rest}`.trim().replace('until', `${FIRST_DAY} to`),
      names: [...figure!.matchAll(/`([\w.*]+)`/g)].map(([, name]) => name!),
    })
  )
}

const covers = (name: string, id: string) =>
  name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name

/** Periods in which a figure was looked for and not found. Those of an index stand with the index itself. */
function gaps(): { id: string; days: string }[] {
  return listParameters().flatMap(({ id, values }) =>
    id.startsWith('indexation.')
      ? []
      : values.flatMap(({ from, value, confidence }, at) => {
          const next = values[at + 1]
          if (value !== null || confidence !== 'not_found') return []
          const days = next ? `${from} to ${daysAfter(next.from, -1)}` : `${from} on`
          return [{ id, days }]
        })
  )
}

test.group('What is not known of the law', () => {
  const rows = rowsOf(readFileSync('modules/compute/README.md', 'utf8'))

  test('each gap stands in the README with its days', ({ assert }) => {
    const found = gaps()
    assert.isAbove(found.length, 50)
    const untold = found.filter(
      ({ id, days }) =>
        !rows.some((row) => row.days === days && row.names.some((name) => covers(name, id)))
    )
    assert.deepEqual(untold, [])
  })

  test('what the README names is a gap on those days', ({ assert }) => {
    const found = gaps()
    const untrue = rows.flatMap(({ days, names }) =>
      names.filter((name) => !found.some((gap) => gap.days === days && covers(name, gap.id)))
    )
    assert.deepEqual(untrue, [])
  })
})
