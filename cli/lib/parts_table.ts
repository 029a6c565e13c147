import { formatAmount } from '#modules/shared/documents/format'
import type { Language } from '#modules/compute/pure'

export const LABEL_WIDTH = 60
export const AMOUNT_WIDTH = 14
const RULE = `  ${'─'.repeat(LABEL_WIDTH + AMOUNT_WIDTH)}`

interface Parts<P extends string, K extends string> {
  parts: readonly (readonly [P, readonly K[]])[]
  lignes: Readonly<Record<K, number | null>>
  title: (part: P) => string
  label: (line: K) => string
  unknown: string
  /** Lines without a sign that lower the sum of their part. */
  minus?: Readonly<Partial<Record<P, readonly K[]>>>
}

/** Lines part by part, those that come to nothing left out; the last one of a part stands under a rule. */
export function partsTable<P extends string, K extends string>(
  { parts, lignes, title, label, unknown, minus }: Parts<P, K>,
  language: Language
): string[] {
  const row = (part: P, key: K) => {
    const amount = lignes[key]
    const sign = minus?.[part]?.includes(key) ? -1 : 1
    const shown = amount === null ? unknown : formatAmount(language, sign * amount)
    return `  ${label(key).padEnd(LABEL_WIDTH)}${shown.padStart(AMOUNT_WIDTH)}`
  }
  return parts.flatMap(([part, keys]) => {
    const last = keys.at(-1)!
    const rows = keys.slice(0, -1).filter((key) => lignes[key] !== 0)
    if (rows.length === 0 && lignes[last] === 0) return []
    return [title(part), ...rows.map((key) => row(part, key)), RULE, row(part, last), '']
  })
}
