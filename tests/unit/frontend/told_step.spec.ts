import { test } from '@japa/runner'
import { faultsOf, type Told } from '../../../frontend/features/budgets/told-step.ts'

test.group('What is told of a line of a plan', () => {
  test('the months of a replacement are judged only where somebody is replaced', ({ assert }) => {
    const told = { percent: 12, replaced: 0, months: null, departmentId: '', costCenterId: '' }
    const budget = { plan: { turnover: [] } } as unknown as Parameters<typeof faultsOf>[2]
    const faults = (fields: Partial<Told>) =>
      faultsOf('turnover', { ...told, ...fields } as Told, budget)
    assert.deepEqual(faults({}), {})
    assert.deepEqual(faults({ replaced: 50 }), { months: 'budgets.fault_months' })
    assert.deepEqual(faults({ replaced: 50, months: 1 }), {})
  })
})
