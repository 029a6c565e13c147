import { test } from '@japa/runner'
import { sendingProblems, type ToBeSent } from '#modules/offers/domain/sending_problems'

const READY: ToBeSent = {
  worker: { email: 'zoe@example.test' },
  pack: {},
  hasText: true,
  missing: [],
  unknown: [],
  validityDate: '2026-12-15',
  today: '2026-12-01',
}
const problems = (changes: Partial<ToBeSent>) =>
  sendingProblems({ ...READY, ...changes }).map(({ path, code }) => `${path} ${code}`)

test.group('What keeps an offer from being sent', () => {
  test('nothing, when everything is there; on its last day too', ({ assert }) => {
    assert.deepEqual(problems({}), [])
    assert.deepEqual(problems({ today: '2026-12-15' }), [])
  })

  test('each thing that is missing, once, in the order of the screen', ({ assert }) => {
    assert.deepEqual(
      problems({
        worker: null,
        pack: null,
        hasText: false,
        validityDate: null,
        missing: ['worker.firstName', 'package.salaireBrut', 'offer.validityDate', 'signer.name'],
      }),
      [
        'workerId required',
        'packageId required',
        'body required',
        'body.signer.name unknown_fact',
        'validityDateStr required',
      ]
    )
  })

  test('an address that is missing is told once, a name that is missing by its variable', ({
    assert,
  }) => {
    assert.deepEqual(
      problems({ worker: { email: null }, missing: ['worker.email', 'worker.lastName'] }),
      ['worker.email required', 'body.worker.lastName unknown_fact']
    )
    assert.deepEqual(problems({ worker: { email: '' } }), ['worker.email required'])
  })

  test('a joint committee that the package does not name, though there is a package', ({
    assert,
  }) => {
    assert.deepEqual(problems({ missing: ['package.commissionParitaire', 'contract.startDate'] }), [
      'body.package.commissionParitaire unknown_fact',
      'body.contract.startDate unknown_fact',
    ])
  })

  test('what looks like a variable and is none', ({ assert }) => {
    assert.deepEqual(problems({ unknown: ['package.net', ''] }), [
      'body.{{package.net}} unknown_variable',
      'body.{{}} unknown_variable',
    ])
  })

  test('a last day that is past', ({ assert }) => {
    assert.deepEqual(problems({ today: '2026-12-16' }), ['validityDateStr past'])
  })
})
