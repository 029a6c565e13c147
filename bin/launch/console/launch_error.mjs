/** A reason to give up that a newcomer understands: printed as a sentence, without a stack. */
export class LaunchError extends Error {}

/** @param {any} error @returns {string} what to print about it */
export function explain(error) {
  if (error instanceof LaunchError) return error.message
  if (error.code === 'EACCES' || error.code === 'EPERM') {
    return `${error.path ?? 'A file'} belongs to another user. Start Barema as that user, or give the checkout to this one with chown -R.`
  }
  if (error.code === 'ENOSPC') return `The disk is full (${error.path ?? error.message}).`
  return error.stack ?? String(error)
}
