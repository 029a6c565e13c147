/**
 * The pay engine's public entry: the same cents in the browser, the server, the workers and the
 * command line. It computes, checks and solves; texts and schemas are looked up beside it.
 */
export { compute, validate } from './contract/compute.ts'
export { DEFAULTS } from './contract/defaults.ts'
export { SOLVABLE_PATHS } from './contract/targets.ts'
export type * from './contract/types.ts'
