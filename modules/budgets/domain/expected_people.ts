/** Whether somebody is expected to leave without a name: then people are an expectation, in fractions. */
export function expectsTurnover(months: readonly { leaving: number }[]): boolean {
  return months.some(({ leaving }) => leaving > 0)
}

/** With how many decimals people are shown: with the usual, and with more where those would make nobody of some. */
export function decimalsOfPeople(people: number, usual: number): number {
  if (people === 0) return usual
  return Math.max(usual, Math.ceil(-Math.log10(Math.abs(people) * 2)))
}
