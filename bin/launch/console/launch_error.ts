/** A reason to give up that a newcomer understands: printed as a sentence, without a stack. */
export class LaunchError extends Error {}

/** What to print about an error. */
export function explain(error: unknown): string {
  if (error instanceof LaunchError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, path }: NodeJS.ErrnoException = error
  if (code === 'EACCES' || code === 'EPERM') {
    return `${path ?? 'A file'} belongs to another user. Start Barema as that user, or give the checkout to this one with chown -R.`
  }
  if (code === 'ENOSPC') return `The disk is full (${path ?? error.message}).`
  return error.stack ?? error.message
}

/** The sentence of an error, without its stack. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The code of a system error, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
