const LONGEST_MS = 30_000

/**
 * How long to wait before a part that died is started again: 1, 2, 4 … 30 seconds.
 *
 * @param failures in a row, from 1
 */
export const nextDelayMs = (failures: number) => Math.min(1000 * 2 ** (failures - 1), LONGEST_MS)
