import type { AmountLine } from '#modules/compute/pure'
import type { CoutEmployeur } from '@/api/types'
import { costRule } from '@/lib/pay/cost-rule'
import { useStable } from '@/lib/use-stable'
import { useT } from '@/lib/use-t'
import { AmountRow } from './amount-row.tsx'
import { ProjectedSignOf } from './projected-sign.tsx'
import { WholeAmount } from './whole-amount.tsx'
import { Why } from './why.tsx'

/** The four groups of the employer's cost, each with the colour it has in every chart of the product. */
const GROUPS = [
  { key: 'remunerationsFixes', color: 'bg-data-fixed' },
  { key: 'frais', color: 'bg-data-costs' },
  { key: 'remunerationsVariables', color: 'bg-data-variable' },
  { key: 'avantages', color: 'bg-data-benefits' },
] as const

/** The employer's cost of a year: four groups with their lines, the base cost, and what stands outside it. Whole euros, cents on hover. */
export function CostBlock({ cost }: { cost: CoutEmployeur }) {
  const t = useT()
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('pay.employerCost')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('pay.line')}</th>
          <th scope="col">{t('pay.perYearUnit')}</th>
          <th scope="col">{t('pay.why')}</th>
        </tr>
      </thead>
      {GROUPS.map(({ key, color }) => (
        <Group
          key={key}
          list={key}
          title={t(`pay.group_${key}`)}
          color={color}
          lines={cost[key]}
          total={cost[`${key}Total`]}
        />
      ))}
      <tbody>
        <AmountRow
          line="coutEmployeurAnnuel"
          path="coutEmployeur.coutEmployeurAnnuel"
          label={t('pay.baseCost')}
          kind="total"
          amount={cost.coutEmployeurAnnuel}
          decimals={0}
        />
      </tbody>
      <Group
        list="exclusions"
        title={t('pay.group_exclusions')}
        color="bg-line-strong"
        lines={cost.exclusions}
        total={cost.exclusionsTotal}
        evenEmpty
      />
      <tbody>
        <AmountRow
          line="coutEmployeurAnnuelAvecExclusions"
          path="coutEmployeur.coutEmployeurAnnuelAvecExclusions"
          kind="total"
          amount={cost.coutEmployeurAnnuelAvecExclusions}
          decimals={0}
        />
      </tbody>
    </table>
  )
}

function Group({
  list,
  title,
  color,
  lines,
  total,
  evenEmpty,
}: {
  list: string
  title: string
  color: string
  lines: readonly AmountLine[]
  total: number
  /** Shows its total where there is no line too. */
  evenEmpty?: boolean
}) {
  const shown = lines.filter(({ amount }) => amount !== 0)
  const terms = useStable(() => shown.map((line) => ({ ...line, rule: costRule(line.key) })))
  if (shown.length === 0 && !evenEmpty) return null
  return (
    <tbody className="border-t border-line first-of-type:border-t-0">
      <tr className="group font-medium">
        <th scope="rowgroup" className="py-2 pr-3 text-left">
          <span className="flex items-center gap-2">
            <span aria-hidden className={`size-2 shrink-0 rounded-full print:hidden ${color}`} />
            {title}
            <ProjectedSignOf path={`coutEmployeur.${list}Total`} />
          </span>
        </th>
        <td className="amount py-2 pl-3">
          <WholeAmount amount={total} focusable />
        </td>
        <td className="w-9 py-0.5 pl-1 text-right print:hidden">
          {shown.length > 0 && <Why rule="" title={title} sum={terms} />}
        </td>
      </tr>
      {shown.map(({ key, amount }) => (
        <AmountRow
          key={key}
          line={key}
          path={`coutEmployeur.${list}.${key}`}
          rule={costRule(key)}
          amount={amount}
          decimals={0}
        />
      ))}
    </tbody>
  )
}
