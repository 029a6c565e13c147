/**
 * Options of Node for a process that reads hundreds of modules, or makes much that it soon forgets: with more room for what
 * is young it is cleared away less often.
 */
export const LARGE_NURSERY = ['--max-semi-space-size=64', '--min-semi-space-size=16']
