import { test } from '@japa/runner'
import { detailsOf } from '../../../frontend/features/audit/details.ts'

const WORDS = {
  day: (day: string) => `<${day}>`,
  time: () => '10:12',
  percent: (rate: number) => `${rate * 100} %`,
  status: (code: string) => (code === 'HR' || code === 'PAYROLL' ? code.toLowerCase() : null),
}
const line = (event: string, details: Record<string, unknown>, subject: string | null = null) =>
  detailsOf({ event, details, subject, actor: 'Camille' }, WORDS)

const ID = '3f9a7258-0000-4000-8000-000000000000'

test.group('A line of the audit log, in words', () => {
  test('says days, roles and versions as people do', ({ assert }) => {
    assert.deepEqual(line('offer.extended', { from: '2026-12-06', to: '2026-12-31' }), [
      { id: 'audit.detail_change', values: { before: '<2026-12-06>', after: '<2026-12-31>' } },
    ])
    assert.deepEqual(line('user.role_changed', { from: 'HR', to: 'PAYROLL' }, 'Sofie'), [
      { id: 'audit.account', values: { name: 'Sofie' } },
      { id: 'audit.detail_change', values: { before: 'hr', after: 'payroll' } },
    ])
    assert.deepEqual(line('package.updated', { version: 12 }), [
      { id: 'audit.detail_version', values: { version: 12 } },
    ])
    assert.deepEqual(line('package.version_restored', { restored: 3, version: 12 }), [
      { id: 'audit.detail_restored', values: { version: 3 } },
    ])
    const sending = { system: 'officient', months: ['2026-10'], sent: 2, removed: 0, refused: 1 }
    assert.deepEqual(line('integration.pay_sent', { ...sending, why: ['no_person'] }), [
      { id: 'audit.detail_sent', values: { sent: 2, removed: 0, refused: 1 } },
    ])
    assert.deepEqual(line('indexation.requested', { percent: 2 }), [{ word: '2 %' }])
  })

  test('leaves out ids and codes, which the file has', ({ assert }) => {
    assert.deepEqual(line('package.created', { copyOf: ID }), [{ id: 'audit.detail_copy' }])
    assert.deepEqual(line('worker.department_set', { from: null, to: ID }), [])
    assert.deepEqual(line('company.updated', { fields: ['name'] }), [])
    assert.deepEqual(line('department.created', { name: 'Ventes' }), [{ word: 'Ventes' }])
  })

  test('tells of a refusal how often and from where', ({ assert }) => {
    const details = { times: 2, minute: '2026-11-23T09:12:00Z', from: '10.0.0.0/24' }
    assert.deepEqual(line('refused.password', details, 'Camille'), [
      { id: 'audit.times', values: { times: 2, minute: '10:12' } },
      { id: 'audit.from', values: { from: '10.0.0.0/24' } },
    ])
  })
})
