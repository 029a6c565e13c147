import vine, { type VineObject } from '@vinejs/vine'

/**
 * Fields of a request that the engine judges one by one: here they are an object of any fields, and have the type that
 * the engine reads.
 */
export const judgedByEngine = <T extends object>() =>
  vine.object({}).allowUnknownProperties() as unknown as VineObject<{}, T, T, T>
