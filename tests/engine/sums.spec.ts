import { test } from '@japa/runner'
import { compute, type ComputeAnswer, type ComputeRequest } from '#modules/compute/pure'
import { requestOf } from './any_package.ts'
import { wrongSum } from './sums.ts'

/*
 * Sums of packages of all kinds, few enough to run for every change of a formula (`npm run mutation`);
 * properties_all.spec.ts looks at a hundred thousand.
 */

const PACKAGES = 400
/** `a + b − 12 × c`: a sum that a person can check on the screen. */
const SUM = /^(− )?(\d+ × )?\w+( [+−] (\d+ × )?\w+)+$/
const TERM = /(^|[+−] )(?:(\d+) × )?([A-Za-z]\w*)/g
const cents = (euros: number) => Math.round(euros * 100)

test.group('Sums', () => {
  test(`lists and totals agree to the cent in ${PACKAGES} packages of all kinds`, ({ assert }) => {
    for (const answer of answers(1)) assert.isUndefined(wrongSum(answer))
  })

  test('a line whose formula is a sum is that sum of its figures', ({ assert }) => {
    const seen = new Set<string>()
    for (const answer of answers(2, { explain: true })) {
      for (const { rule, formula, inputs, value } of answer.explanation!) {
        if (!SUM.test(formula)) continue
        seen.add(rule)
        let sum = 0
        for (const [, sign, times = '1', name] of formula.matchAll(TERM)) {
          sum += (sign.startsWith('−') ? -1 : 1) * Number(times) * cents(Number(inputs[name]))
        }
        assert.equal(cents(value), sum, `${rule} = ${formula}`)
      }
    }
    assert.isAtLeast(seen.size, 30)
  })
})

function* answers(seed: number, more: Partial<ComputeRequest> = {}): Generator<ComputeAnswer> {
  let state = seed
  const gene = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) >> 8
  for (let found = 0; found < PACKAGES;) {
    const result = compute({ ...requestOf(Array.from({ length: 110 }, gene)), ...more })
    // Where a figure of the law is missing, a line stands at zero whatever its formula.
    if (!result.ok || result.answer.gaps) continue
    found++
    yield result.answer
  }
}
