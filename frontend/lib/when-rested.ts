/** Nothing has arrived for so long: the first view of a page has had the line and the processor to itself. */
const REST_MS = 3000
/** A page that asks again and again rests no longer than this. */
const LONGEST_MS = 15_000

/** For an effect: does what can wait, once the page has had time for its first view. */
export function whenRested(work: () => void): () => void {
  const last = performance.now() + LONGEST_MS
  let timer = setTimeout(begin, REST_MS)
  const arrivals = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(begin, Math.min(REST_MS, last - performance.now()))
  })
  arrivals.observe({ type: 'resource' })
  function begin() {
    arrivals.disconnect()
    work()
  }
  return () => {
    arrivals.disconnect()
    clearTimeout(timer)
  }
}
