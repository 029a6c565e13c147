import { monthsAfter } from '#modules/shared/values/days'
import type { Budget } from '@/api/budgets'
import { useCommissionName } from '@/lib/pay/use-commission-name'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { PlanKind } from './plan-kinds.ts'

/** Each line of a plan in words. */
export function useStepWords() {
  const t = useT()
  const format = useFormat()
  const committee = useCommissionName()
  const percent = (value: number) => format.percent(value / 100, 2)
  const day = (value: string) => format.day(value, 'medium')
  return ({ plan, startDateStr, actualMonths }: Budget, kind: PlanKind): string[] => {
    // Of a reforecast: the first day of what is planned.
    const open = actualMonths > 0 ? monthsAfter(startDateStr, actualMonths) : ''
    switch (kind) {
      case 'index':
        return plan.index.map((step) =>
          t(step.commissionParitaire ? 'budgets.said_indexOf' : 'budgets.said_index', {
            committee: step.commissionParitaire ? committee(step.commissionParitaire) : '',
            day: day(step.day),
            expected: percent(step.expected),
            low: percent(step.low),
            high: percent(step.high),
          })
        )
      case 'merit':
        return plan.merit.map((step) =>
          t('budgets.said_merit', { day: day(step.day), percent: percent(step.percent) })
        )
      case 'hires':
        return plan.hires.map((hire) =>
          t(hire.startDate < open ? 'budgets.said_hiresOver' : 'budgets.said_hires', {
            count: hire.count,
            name: hire.nomFonction,
            day: day(hire.startDate),
          })
        )
      case 'leavers':
        return plan.leavers.map((leaver) =>
          t('budgets.said_leavers', { name: leaver.name ?? '–', day: day(leaver.lastDay) })
        )
      case 'turnover':
        return plan.turnover.map((step) => {
          const isOfAll = step.departmentId === null && step.costCenterId === null
          const names = [
            step.departmentId && (step.department ?? '–'),
            step.costCenterId && (step.costCenter ?? '–'),
          ]
          const told = {
            place: isOfAll ? t('budgets.everybody') : names.filter(Boolean).join(' · '),
            percent: percent(step.percent),
          }
          return step.replacedPercent === 0
            ? t('budgets.said_turnover', told)
            : t('budgets.said_turnoverReplaced', {
                ...told,
                replaced: percent(step.replacedPercent),
                months: step.replacedAfterMonths,
              })
        })
      case 'law':
        return plan.law.map((step) =>
          t('budgets.said_law', {
            day: day(step.day),
            figure: t(`budgets.figure_${step.figure.replace('.', '_')}`),
            value: percent(step.value),
          })
        )
    }
  }
}
