import { test } from '@japa/runner'
import { guardedHeatMaps, type heatMapOf, type Placed } from '#modules/analytics/domain/heat_map'
import { SMALLEST_GROUP, Told } from '#modules/analytics/domain/suppression'
import { telling } from '#tests/helpers/told_sums'
import { random as seeded } from '#tests/helpers/random'

/** A person of a department and level. */
const person = (id: string, department: string, level: string): Placed => ({
  id,
  department,
  level,
  compaRatio: 1,
  employerCost: 50_000,
  change: 0,
})

const group = (count: number, department: string, level: string) =>
  Array.from({ length: count }, (_, n) => person(`${department}${level}${n}`, department, level))

/** How a table tells of a cell. */
const cellOf = (
  { cells }: ReturnType<typeof heatMapOf>,
  department: string | null,
  level: string | null
) => cells.find((cell) => cell.department === department && cell.level === level)!

test.group('What may be told of groups', () => {
  test('a group of one to four is hidden, one of five is told', ({ assert }) => {
    const told = new Told([4, 5])
    assert.isFalse(told.tell([0]))
    assert.isTrue(told.tell([1]))
    assert.isTrue(told.tell([]))
  })

  test('one to four people between two groups hide the second', ({ assert }) => {
    const told = new Told([6, 3])
    assert.isTrue(told.tell([0, 1]))
    assert.isFalse(told.tell([0]))
  })

  test('a few whom several sums would tell apart hide the last of them', ({ assert }) => {
    // a+b, b+c and a+c are each large enough, and none holds another; together they tell a, b and c.
    const told = new Told([4, 4, 4])
    assert.isTrue(told.tell([0, 1]))
    assert.isTrue(told.tell([1, 2]))
    assert.isFalse(told.tell([0, 2]))
  })

  test('two who are few together are not told of by way of others', ({ assert }) => {
    // a+b+c without c leaves a+b: two and two people.
    const told = new Told([2, 2, 9, 9])
    assert.isTrue(told.tell([0, 1, 2]))
    assert.isTrue(told.tell([2, 3]))
    assert.isFalse(told.tell([3]), 'a+b+c − (c+d) + d')
  })

  test('a small cell is hidden with a second one of its row and of its column', ({ assert }) => {
    const people = [
      ...group(3, 'A', '1'),
      ...group(9, 'A', '2'),
      ...group(8, 'B', '1'),
      ...group(7, 'B', '2'),
    ]
    const [map] = guardedHeatMaps(people, new Set(), [])
    assert.equal(cellOf(map!, null, null).headcount, people.length)
    assert.equal(cellOf(map!, 'A', null).headcount, 12)
    assert.isNull(cellOf(map!, 'A', '1').headcount)
    const hidden = map!.cells.filter(({ headcount }) => headcount === null)
    assert.isAbove(hidden.length, 1)
    // With all totals told, a table of two by two that hides one cell hides all of them.
    assert.lengthOf(hidden, 4)
  })

  test('who sees some of a group by themselves is told it only where five others are in it', ({
    assert,
  }) => {
    const people = [...group(8, 'A', '1'), ...group(20, 'B', '1')]
    const own = new Set(['A10', 'A11', 'A12', 'A13'])
    assert.isNotNull(cellOf(guardedHeatMaps(people, new Set(), [])[0]!, 'A', '1').headcount)
    assert.isNull(cellOf(guardedHeatMaps(people, own, [])[0]!, 'A', '1').headcount)
  })

  test('of seeded companies no person and no few can be computed, by sums and differences of any number of answers', ({
    assert,
  }) => {
    let hidden = 0
    for (let seed = 1; seed <= 25; seed++) {
      const { next } = seeded(seed)
      const pick = (from: number) => Math.floor(next() * from)
      const people = Array.from({ length: 20 + pick(60) }, (_, n) => ({
        ...person(String(n), `D${pick(5)}`, `L${pick(4)}`),
        place: pick(3),
        compaRatio: pick(10) === 0 ? null : 1,
      }))
      const places = [0, 1, 2].map(
        (place) => (each: Placed) => (each as { place?: number }).place === place
      )
      const known = new Set(people.filter(() => pick(6) === 0).map(({ id }) => id))
      const maps = guardedHeatMaps(people, known, places)
      const tables = [people, ...places.map((narrowed) => people.filter(narrowed))]
      for (const measure of ['compaRatio', 'employerCost', 'change'] as const) {
        const sums = maps.flatMap((map, at) =>
          map.cells
            .filter((cell) => cell[measure] !== null)
            .map(({ department, level }) =>
              tables[at]!.filter(
                (each) =>
                  (department === null || each.department === department) &&
                  (level === null || each.level === level) &&
                  each[measure] !== null &&
                  !known.has(each.id)
              ).map(({ id }) => id)
            )
        )
        const { single, few } = telling(sums, SMALLEST_GROUP)
        assert.deepEqual(single, [], `seed ${seed} ${measure}`)
        assert.deepEqual(few, [], `seed ${seed} ${measure}`)
        hidden += maps.flatMap(({ cells }) => cells).filter((cell) => cell[measure] === null).length
      }
    }
    assert.isAbove(hidden, 100)
  })
})
