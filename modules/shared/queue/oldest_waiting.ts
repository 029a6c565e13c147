import type { Queue } from 'bullmq'

/** When the job was added that waits longest for a worker; null when none waits. One that failed waits once its pause is over. */
export async function oldestWaiting(queue: Queue): Promise<Date | null> {
  const [[waiting], [delayed]] = await Promise.all([queue.getWaiting(0, 0), queue.getDelayed(0, 0)])
  const isDue = delayed && delayed.timestamp + delayed.delay <= Date.now()
  const times = [waiting, isDue ? delayed : undefined].flatMap((job) =>
    job ? [job.timestamp] : []
  )
  return times.length ? new Date(Math.min(...times)) : null
}
