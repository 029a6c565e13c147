import { memo, type ReactNode } from 'react'
import { lineLabel } from '#modules/compute/pure'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useLineText } from './use-line-text.ts'
import { ProjectedSignOf } from './projected-sign.tsx'
import { useExplain } from './why-context.tsx'
import { WholeAmount } from './whole-amount.tsx'
import { Why } from './why.tsx'

interface AmountRowProps {
  /** The line of the engine; names the row and explains it. */
  line: string
  /** Explains it instead of the line. */
  rule?: string
  label?: ReactNode
  /** Where it stands in the answer, so that it can be told when it is projected. */
  path?: string
  amount: number
  kind?: 'line' | 'subtotal' | 'total'
  /** Without decimals the cents show when the row is pointed at or focused. */
  decimals?: 0 | 2
}

/** One line of a table of amounts: its name, its figure on the decimal, and why. */
export const AmountRow = memo(function AmountRow({
  line,
  rule = line,
  label,
  path,
  amount,
  kind = 'line',
  decimals = 2,
}: AmountRowProps) {
  const format = useFormat()
  const { title } = useLineText()
  const explained = useExplain() !== null
  const name = label ?? title(lineLabel(line, amount))
  return (
    <tr
      className={cn(
        'group',
        kind !== 'line' && 'border-t border-line font-medium',
        kind === 'total' && 'font-semibold'
      )}
    >
      <th
        scope="row"
        className={cn(
          'py-1.5 pr-3 text-left wrap-anywhere hyphens-auto',
          kind === 'line' && 'font-normal text-ink-soft',
          kind === 'subtotal' && 'font-medium',
          kind === 'total' && 'font-semibold'
        )}
      >
        {name}
        <ProjectedSignOf path={path} />
      </th>
      <td className="amount py-1.5 pl-3">
        {decimals === 2 ? (
          format.amount(amount)
        ) : (
          <WholeAmount amount={amount} focusable={!explained} />
        )}
      </td>
      {explained && (
        <td className="w-9 py-0.5 pl-1 text-right print:hidden">
          <Why rule={rule} title={typeof name === 'string' ? name : title(line)} />
        </td>
      )}
    </tr>
  )
})
