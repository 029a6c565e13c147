import { test } from '@japa/runner'
import fc from 'fast-check'
import { compute, computeFigures } from '#modules/compute/pure'
import { anyRequest } from './any_package.ts'

const PACKAGES = 500
const SEED = 20261127

test.group('The figures alone', () => {
  test(`are those of the whole answer, in ${PACKAGES} packages of all kinds, and so are the refusals`, ({
    assert,
  }) => {
    const requests = fc.sample(anyRequest, { numRuns: PACKAGES, seed: SEED })
    for (const { solve: _sought, ...request } of requests) {
      const whole = compute(request)
      const alone = computeFigures(request)
      if (whole.ok && alone.ok) {
        assert.deepEqual(alone.compute, whole.answer.compute)
        assert.deepEqual(alone.flex, whole.answer.flex)
      } else assert.deepEqual(alone, whole)
    }
  })

  test('seek no amount: who asks for one is told', ({ assert }) => {
    const result = computeFigures({
      date: '2026-09-01',
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      },
      solve: { target: 'salaireNet', amount: 2600 },
    })
    assert.isFalse(result.ok)
    if (!result.ok) assert.deepEqual(result.errors, [{ code: 'not_solvable', path: 'solve' }])
  })

  test('suppose no other law: who asks for one is told', ({ assert }) => {
    const result = computeFigures({
      date: '2026-09-01',
      package: {
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
        salaireBrut: 3000,
      },
      law: { set: { 'onss.tauxPersonnel': 13 } },
    })
    assert.isFalse(result.ok)
    if (!result.ok) assert.deepEqual(result.errors, [{ code: 'not_covered', path: 'law' }])
  })
})
