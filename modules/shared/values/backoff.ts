const SHORTEST_MS = 1_000

/** How long to wait before another attempt: 1 s, 2 s, 4 s and so on up to the longest; `failures` counts from 0. */
export function backoffMs(failures: number, longestMs: number): number {
  return Math.min(SHORTEST_MS * 2 ** failures, longestMs)
}
