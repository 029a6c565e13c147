import { test } from '@japa/runner'
import { indexationNotice } from '#modules/scenarios/domain/indexation_notice'

test.group('The indexation that the dashboard speaks of', () => {
  test('the one of January 2025 is 3.58 %, under the name of its scenario, before 2025-02-01 only', ({
    assert,
  }) => {
    const notice = {
      commissionParitaire: 'BECP200',
      day: '2025-01-01',
      percent: 3.58,
      scenario: 'Indexation 2025 (CP200)',
    }
    assert.deepEqual(indexationNotice('2024-11-01'), notice)
    assert.deepEqual(indexationNotice('2025-01-31'), notice)
    assert.isNull(indexationNotice('2025-02-01'))
    assert.isNull(indexationNotice('2024-10-31'))
  })

  test('the coming January is announced in November, without the percentage that is not known yet', ({
    assert,
  }) => {
    assert.deepInclude(indexationNotice('2026-11-21'), { day: '2027-01-01', percent: null })
    assert.deepInclude(indexationNotice('2026-01-15'), { day: '2026-01-01', percent: 2.21 })
  })
})
