import { AmountTable } from './amount-table.tsx'

interface PartTableProps<Key extends string> {
  title: string
  unit: string
  keys: readonly Key[]
  /** Amounts by line; null where a line is not known. */
  lines: Readonly<Record<Key, number | null>>
  /** Lines in bold below a rule: the last one unless told. */
  results?: readonly Key[]
  /** Lines that stand there at zero too: the results unless told. */
  always?: readonly Key[]
  /** Amounts without a sign that lower the result: shown below zero. */
  minus?: readonly Key[]
}

/** A part of an answer under its heading. What is not known stands nowhere as a zero, and a part without a line is none. */
export function PartTable<Key extends string>({
  title,
  unit,
  keys,
  lines,
  results = keys.slice(-1),
  always = results,
  minus = [],
}: PartTableProps<Key>) {
  const shown = keys.filter(
    (key) => lines[key] !== null && (lines[key] !== 0 || always.includes(key))
  )
  if (shown.length === 0) return null
  const amountOf = (key: Key) => (minus.includes(key) ? -(lines[key] ?? 0) : lines[key])
  return (
    <AmountTable
      caption={title}
      isCaptionShown
      unit={unit}
      amounts={Object.fromEntries(shown.map((key) => [key, amountOf(key)]))}
      lines={shown.map((key) => ({ key, kind: results.includes(key) ? 'total' : 'line' }))}
    />
  )
}
