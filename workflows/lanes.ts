import type { Lane } from '../modules/shared/tenancy/lane.ts'

/** Slices of one process that are under way at a time: while one waits for the database, the other computes. */
export const LANES = 2

/** Goes along all lanes at once. Where one fails the others end first: nothing works on when the process closes. */
export async function alongside(
  count: number,
  along: (lane: Lane) => Promise<void>
): Promise<void> {
  const ends = await Promise.allSettled(
    Array.from({ length: count }, (_, nth) => along({ nth, of: count }))
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
