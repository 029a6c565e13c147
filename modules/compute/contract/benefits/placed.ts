/**
 * A list in its order, with whatever names another one directly behind that one; what names none of the list stays where
 * it is.
 */
export function placed<T>(
  list: readonly T[],
  nameOf: (each: T) => string,
  afterOf: (each: T) => string | undefined
): readonly T[] {
  const names = new Set(list.map(nameOf))
  const moved = list.filter((each) => names.has(afterOf(each) ?? ''))
  const result = list.filter((each) => !moved.includes(each))
  let left = moved
  while (left.length > 0) {
    const next = left.filter((each) => !put(each))
    if (next.length === left.length) throw new RangeError(`${next.map(nameOf)} follow each other`)
    left = next
  }
  return result

  function put(each: T): boolean {
    const at = result.findIndex((other) => nameOf(other) === afterOf(each))
    if (at >= 0) result.splice(at + 1, 0, each)
    return at >= 0
  }
}
