import { decimalsOfPeople } from '#modules/budgets/domain/expected_people'
import type { BudgetFigures } from '@/api/budgets'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** How many people a turnover comes to in the months of a budget: fractions, since nobody of them has a name. */
export function TurnoverExpected({ figures: { months } }: { figures: BudgetFigures }) {
  const t = useT()
  const format = useFormat()
  const sum = (name: 'leaving' | 'joining') => {
    const people = months.reduce((all, month) => all + month[name], 0)
    return format.number(people, decimalsOfPeople(people, 1))
  }
  return (
    <p className="text-xs text-ink-soft">
      {t('budgets.turnoverExpected', { leaving: sum('leaving'), joining: sum('joining') })}
    </p>
  )
}
