import { memo } from 'react'
import type { ScenarioTotals } from '@/api/scenarios'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What the year costs by department. */
export const DepartmentsFigure = memo(function DepartmentsFigure({
  departments,
}: {
  departments: ScenarioTotals['departments']
}) {
  const t = useT()
  const format = useFormat()
  if (departments.length === 0) return null
  return (
    <SectionCard title={t('scenarios.byDepartment')} className="min-w-0">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-ink-soft">
            <th className="text-left font-normal">{t('scenarios.department')}</th>
            <th className="pl-3 text-right font-normal">{t('scenarios.cost')}</th>
            <th className="pl-3 text-right font-normal">{t('scenarios.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map(({ id, name, before, after }) => (
            <tr key={id ?? 'none'} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere hyphens-auto">
                {name ?? t('scenarios.noDepartment')}
              </th>
              <td className="pl-3 text-right whitespace-nowrap tabular-nums">
                {format.euros(after, 0)}
              </td>
              <td className="pl-3 text-right whitespace-nowrap tabular-nums">
                {format.difference(after - before)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
})
