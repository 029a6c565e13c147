/** Lets so many milliseconds pass. */
export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
