import { test } from '@japa/runner'
import { dueStep, MOST_REMINDERS, type CasefileDates } from '#modules/signing/domain/due_step'

const at = (moment: string) => Date.parse(moment)
const SENT: CasefileDates = {
  status: 'SIGNING',
  isSent: true,
  lastDay: '2026-12-20',
  reminderDays: [7, 3, 1],
  reminders: 0,
  lastWordAt: at('2026-11-21T10:00:00+01:00'),
}
const EXPIRY = at('2026-12-21T00:00:00+01:00')

test.group('What happens to a casefile by itself', () => {
  test('seven, three and one day before the last one, at nine in Belgium; then midnight', ({
    assert,
  }) => {
    let lastWordAt = SENT.lastWordAt
    for (const [reminders, day] of ['2026-12-13', '2026-12-17', '2026-12-19'].entries()) {
      const due = dueStep({ ...SENT, lastWordAt, reminders }, lastWordAt)
      assert.deepEqual(due, { step: 'remind', at: at(`${day}T09:00:00+01:00`) })
      lastWordAt = due!.at
    }
    const end = dueStep({ ...SENT, lastWordAt, reminders: 3 }, lastWordAt)
    assert.deepEqual(end, { step: 'expire', at: EXPIRY })
  })

  test('never within twenty hours of the last word, missed ones are one, and five are enough', ({
    assert,
  }) => {
    const evening = at('2026-12-16T18:00:00+01:00')
    assert.deepEqual(dueStep({ ...SENT, lastWordAt: evening }, evening), {
      step: 'remind',
      at: at('2026-12-19T09:00:00+01:00'),
    })
    const late = at('2026-12-18T15:00:00+01:00')
    assert.deepEqual(dueStep(SENT, late), { step: 'remind', at: at('2026-12-13T09:00:00+01:00') })
    assert.equal(dueStep({ ...SENT, lastWordAt: late }, late)?.step, 'expire')
    assert.equal(dueStep({ ...SENT, reminders: MOST_REMINDERS }, late)?.step, 'expire')
    assert.equal(dueStep(SENT, EXPIRY)?.step, 'expire')
  })

  test('midnight and nine are Belgium’s on both sides of the change of the clocks', ({
    assert,
  }) => {
    const spring = { ...SENT, lastDay: '2027-03-28', reminderDays: [1] }
    assert.deepEqual(dueStep(spring, SENT.lastWordAt), {
      step: 'remind',
      at: at('2027-03-27T09:00:00+01:00'),
    })
    assert.deepEqual(dueStep({ ...spring, reminderDays: [] }, SENT.lastWordAt), {
      step: 'expire',
      at: at('2027-03-29T00:00:00+02:00'),
    })
    const autumn = { ...SENT, lastDay: '2027-10-31', reminderDays: [] }
    assert.equal(dueStep(autumn, 0)?.at, at('2027-11-01T00:00:00+01:00'))
  })

  test('what all have signed is sealed at once; nothing comes to what was printed, or is over', ({
    assert,
  }) => {
    assert.deepEqual(dueStep({ ...SENT, status: 'SEALING' }, 5), { step: 'seal', at: 5 })
    assert.isNull(dueStep({ ...SENT, isSent: false }, EXPIRY))
    assert.isNull(dueStep({ ...SENT, lastDay: null }, EXPIRY))
    const still = ['DRAFT', 'WORKER_FORM_SENT', 'WORKER_INFO_READY', 'SIGNED'] as const
    for (const status of [...still, 'REFUSED', 'EXPIRED', 'CANCELLED'] as const)
      assert.isNull(dueStep({ ...SENT, status }, EXPIRY), status)
  })
})
