/** A row of exact fractions over one denominator. */
type Row = bigint[]

/**
 * What sums over groups of people tell, by linear algebra over whole numbers: whose own amount is a combination of them,
 * and which pairs of groups have one to four people between them.
 *
 * @param sums ids of the people behind each answered sum
 */
export function telling(
  sums: readonly (readonly string[])[],
  least: number
): { single: string[]; few: string[] } {
  const groups = [
    ...new Map(sums.map((ids) => [[...ids].sort().join(' '), [...ids]])).values(),
  ].filter((ids) => ids.length > 0)
  const people = [...new Set(groups.flat())].sort()
  const rows = reduced(groups.map((ids) => people.map((id) => (ids.includes(id) ? 1n : 0n))))
  const single = rows
    .filter((row) => row.filter((value) => value !== 0n).length === 1)
    .map((row) => people[row.findIndex((value) => value !== 0n)]!)
  const few = groups.flatMap((a) =>
    groups.flatMap((b) => {
      if (b.length >= a.length || !b.every((id) => a.includes(id))) return []
      const between = a.length - b.length
      return between > 0 && between < least ? [`${a.join(' ')} without ${b.join(' ')}`] : []
    })
  )
  return { single, few: [...few, ...groups.filter(({ length }) => length < least).map(String)] }
}

/** Reduced row echelon form without fractions: each row is divided by what all of its values share. */
function reduced(matrix: Row[]): Row[] {
  const rows = matrix.map((row) => [...row])
  let at = 0
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    const pivot = rows.findIndex((row, index) => index >= at && row[column] !== 0n)
    if (pivot < 0) continue
    ;[rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!]
    const own = rows[at]!
    for (const [index, row] of rows.entries()) {
      const factor = row[column]!
      if (index === at || factor === 0n) continue
      rows[index] = shortened(row.map((value, i) => value * own[column]! - own[i]! * factor))
    }
    at += 1
  }
  return rows.slice(0, at)
}

function shortened(row: Row): Row {
  let shared = 0n
  for (const value of row) shared = greatest(shared, value < 0n ? -value : value)
  return shared > 1n ? row.map((value) => value / shared) : row
}

function greatest(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatest(b, a % b)
}
