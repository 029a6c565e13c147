import type { PayrollLayout } from '#modules/payroll/domain/payroll_layout'
import { shippedProfile } from '#modules/payroll/domain/shipped_profiles'

/** Acerta's layout as a customer fills it in. */
export function klx1(): PayrollLayout {
  const { layout } = shippedProfile('acerta-klx1')!
  return {
    ...layout,
    columns: layout.columns.map((column) =>
      column.title === 'employer_number' ? { ...column, text: '9999999' } : column
    ),
    codes: [
      { element: 'plannedTime', code: '0100', send: 'ONCE' },
      { element: 'publicHoliday', code: '', send: 'NEVER' },
    ],
  }
}
