/** The months without those before the first contract: an empty bar is no month that cost nothing. */
export function sinceFirstContract<Month extends { contracts: number }>(
  months: readonly Month[]
): readonly Month[] {
  return months.slice(months.findIndex(({ contracts }) => contracts > 0))
}
