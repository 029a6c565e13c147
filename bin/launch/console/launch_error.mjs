/** A reason to give up that a newcomer understands: printed as a sentence, without a stack. */
export class LaunchError extends Error {}
