/** A reason to stop that a person can act upon; anything else is a fault of ours. */
export class Failure extends Error {}

/** Runs a command's work: a failure is one sentence on the error output and exit code 1. */
export async function orFail(work: () => Promise<void> | void): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`barema: ${error.message}\n`)
    process.exitCode = 1
  }
}
