/**
 * How long a process may go by what it read of a company: another process may have changed it meanwhile, and no
 * answer may be older than five seconds.
 */
export const REMEMBERED_MS = 4_000
