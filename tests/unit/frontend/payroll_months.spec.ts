import { test } from '@japa/runner'
import { sinceFirstContract } from '../../../frontend/features/dashboard/payroll-months.ts'

const months = (...counts: number[]) => counts.map((contracts) => ({ contracts }))

test.group('The months of the payroll cost', () => {
  test('begin with the first contract; a later month without any stays', ({ assert }) => {
    assert.deepEqual(sinceFirstContract(months(0, 0, 3, 0, 2)), months(3, 0, 2))
    assert.deepEqual(sinceFirstContract(months(1, 2)), months(1, 2))
  })
})
