/** So long the first view of a page has the line and the processor to itself. */
const FIRST_VIEW_MS = 3000

/** For an effect: does what can wait once the page had time for its first view. */
export function whenRested(work: () => void): () => void {
  const timer = setTimeout(work, FIRST_VIEW_MS)
  return () => clearTimeout(timer)
}
