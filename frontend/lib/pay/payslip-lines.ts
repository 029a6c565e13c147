import type { OrderedLine } from '#modules/compute/pure'

/** The amounts of one table by the key of their line. A key the engine does not know is zero. */
export function amountsOf(part: object): Record<string, number> {
  return part as Record<string, number>
}

/** Leaves out what is zero; a subtotal stays only where a line stands between it and the one before. */
export function withoutZeroLines(
  lines: readonly OrderedLine[],
  amounts: Record<string, number>
): OrderedLine[] {
  let since = 0
  return lines.filter(({ key, kind }) => {
    if (kind === 'line') {
      const shown = (amounts[key] ?? 0) !== 0
      if (shown) since += 1
      return shown
    }
    const shown = kind === 'total' ? since > 0 : since > 1
    if (shown) since = 0
    return shown
  })
}
