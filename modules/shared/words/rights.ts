import { tableOf } from '#modules/words'

/** Each right that the modules declare, with the least role that holds it. */
export const LEAST_ROLES = tableOf('rights')
export type Right = keyof typeof LEAST_ROLES
