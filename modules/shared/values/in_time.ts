/** Rejects with `late` when the work has not ended in time; its result is dropped. */
export function inTime<T>(work: Promise<T>, timeoutMs: number, late: string): Promise<T> {
  let timer: NodeJS.Timeout
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), timeoutMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
