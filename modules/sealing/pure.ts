/** What verifies a sealed file without a server: the command line reads this, and nothing else of the module. */
export type { Verdict } from './domain/verdict.ts'
export { trustOf, type Trust } from './verify/trust.ts'
export { verifyFile } from './verify/verify_file.ts'
