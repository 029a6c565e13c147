/** Sends a signal to a process, or with a negative id to its group; one that is gone needs none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    /* it is gone */
  }
}
