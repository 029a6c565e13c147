/** What is supposed of the index, by committee: `BECP200:3.8;BECP302:3.9`. */
export function percentsOf(text: string | undefined): ReadonlyMap<string, number> {
  const pairs = (text ?? '').split(';').map((each) => each.split(':'))
  return new Map(
    pairs.flatMap(([code, value]) =>
      code && value && Number.isFinite(Number(value)) ? [[code, Number(value)] as const] : []
    )
  )
}

const MOST = 99
const PARTS = 10_000

/** The same with another figure for a committee, or without one. */
export function withPercent(
  text: string | undefined,
  code: string,
  value: number | null
): string | undefined {
  const next = new Map(percentsOf(text))
  if (value === null) next.delete(code)
  else next.set(code, Math.round(Math.min(MOST, Math.max(-MOST, value)) * PARTS) / PARTS)
  return [...next].map(([each, percent]) => `${each}:${percent}`).join(';') || undefined
}
