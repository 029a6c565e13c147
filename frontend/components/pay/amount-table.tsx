import type { OrderedLine } from '#modules/compute/pure'
import { useT } from '@/lib/use-t'
import { AmountRow } from './amount-row.tsx'

interface AmountTableProps {
  caption: string
  /** As a heading above the lines; else only read aloud. */
  isCaptionShown?: boolean
  lines: readonly OrderedLine[]
  amounts: Readonly<Record<string, number | null>>
  unit: string
  /** The part of the answer the lines stand in. */
  path?: string
}

/** Lines of the engine under each other, amounts aligned on the decimal. */
export function AmountTable({
  caption,
  isCaptionShown = false,
  lines,
  amounts,
  unit,
  path,
}: AmountTableProps) {
  const t = useT()
  return (
    <table className="w-full border-collapse text-sm">
      <caption className={isCaptionShown ? 'pb-1 text-left font-semibold' : 'sr-only'}>
        {caption}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('pay.line')}</th>
          <th scope="col">{unit}</th>
          <th scope="col">{t('pay.why')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, kind }) => (
          <AmountRow
            key={key}
            line={key}
            path={path && `${path}.${key}`}
            kind={kind}
            amount={amounts[key] ?? 0}
          />
        ))}
      </tbody>
    </table>
  )
}
