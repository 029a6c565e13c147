import type { BackgroundInput } from '#modules/shared/tenancy/scopes'

/**
 * A BullMQ job: its name and a shallow handler that restores the scope and calls one
 * action. Jobs finish within a minute and may run twice; the action is idempotent. One that waits for a service outside
 * opens a unit of work before and another one after (`unitsOfJob`).
 */
export interface JobDefinition<Input extends BackgroundInput> {
  name: string
  handle: (input: Input) => Promise<void>
  /** After the last attempt failed: the place to tell the person who waits. */
  failed?: (input: Input, error: Error) => Promise<void>
}

/** Declares a job; the type of its input is inferred from the handler. */
export function defineJob<Input extends BackgroundInput>(
  definition: JobDefinition<Input>
): JobDefinition<Input> {
  return definition
}
