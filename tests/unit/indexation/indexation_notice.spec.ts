import { test } from '@japa/runner'
import { indexData } from '#modules/compute/pure'
import { indexationNotice } from '#modules/indexation/domain/indexation_notice'

const DATA = indexData()

test.group('The indexation that the dashboard speaks of', () => {
  test('the one of January 2025 is 3.58 %, under the name of its scenario, before 2025-02-01 only', ({
    assert,
  }) => {
    const notice = {
      commissionParitaire: 'BECP200',
      day: '2025-01-01',
      status: 'FINAL',
      percent: 3.58,
      low: null,
      high: null,
      checkedOn: '2026-11-21',
      scenario: 'Indexation 2025 (CP200)',
    }
    assert.deepEqual(indexationNotice('2024-11-01', DATA), notice as never)
    assert.deepEqual(indexationNotice('2025-01-31', DATA), notice as never)
    assert.isNull(indexationNotice('2025-02-01', DATA))
    assert.isNull(indexationNotice('2024-10-31', DATA))
  })

  test('the coming January is announced in November, as a range with its day while nothing is final', ({
    assert,
  }) => {
    assert.deepInclude(indexationNotice('2026-11-21', DATA), {
      day: '2027-01-01',
      status: 'RANGE',
      percent: null,
      low: 3.7,
      high: 4,
      checkedOn: '2026-11-22',
    })
    assert.deepInclude(indexationNotice('2026-01-15', DATA), { day: '2026-01-01', percent: 2.21 })
  })

  test('what is loaded takes the place of the range', ({ assert }) => {
    const data = indexData({
      events: [
        {
          commissionParitaire: 'BECP200',
          day: '2027-01-01',
          status: 'FINAL',
          percent: 3.76,
          low: null,
          high: null,
          source: 'test',
          confidence: 'provider',
          checked: '2026-12-30',
        },
      ],
    })
    assert.deepInclude(indexationNotice('2026-12-31', data), { percent: 3.76, status: 'FINAL' })
  })

  test('a year of which nothing is known is expected', ({ assert }) => {
    assert.deepInclude(indexationNotice('2029-11-01', DATA), {
      status: 'EXPECTED',
      percent: null,
      low: null,
      checkedOn: null,
    })
  })
})
