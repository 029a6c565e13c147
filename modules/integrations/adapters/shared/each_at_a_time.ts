/**
 * Does the same with each, a few at a time: the pace of the calls is kept by `HrCalls`, this only waits for less. After a
 * failure nothing further is begun.
 */
export async function eachAtATime<T, R>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<R>
): Promise<R[]> {
  const done: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const at = next++
      try {
        done[at] = await work(items[at]!)
      } catch (error) {
        next = items.length
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atATime, items.length) }, worker))
  return done
}
