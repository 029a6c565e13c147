import { test } from '@japa/runner'
import { compute, type ComputeFigures, type PackageFields } from '#modules/compute/pure'
import { inputOf, newDraft, type Draft } from '../../../frontend/features/salary-sacrifice/draft.ts'
import { effectRows } from '../../../frontend/features/salary-sacrifice/effects.ts'

function figuresOf(fields: Partial<PackageFields>): ComputeFigures {
  const result = compute({
    date: '2026-11-21',
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut: 3000,
      ...fields,
    },
  })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer.compute
}

test.group('What social rights are counted on', () => {
  test('is the pay that bears contributions, with premiums and holiday pay; what neither side has is left out', ({
    assert,
  }) => {
    const rows = effectRows(figuresOf({}), figuresOf({ salaireBrut: 2900 }))
    const amounts = Object.fromEntries(rows.map(({ key, amounts: pair }) => [key, pair]))
    assert.deepEqual(amounts.onssMonth, [3000, 2900])
    assert.deepEqual(amounts.yearEndPremium, [3000, 2900])
    assert.deepEqual(amounts.holidayPay, [2760, 2668])
    const [before, after] = amounts.onssYear
    // Twelve months and the year-end premium; the sector's premium is the same on both sides.
    assert.equal(Math.round((before! - after!) * 100), 130_000)
    assert.notProperty(amounts, 'groupInsurance')
  })

  test('counts the bonus that is given up, and a device that is received', ({ assert }) => {
    const bonus = { hasBonusAnnuel: true, bonusAnnuel: 2000, bonusAnnuelCertain: true }
    const rows = effectRows(figuresOf(bonus), figuresOf({ hasTelephone: true, telephone: 20 }))
    const pairOf = (key: string) => rows.find((row) => row.key === key)!.amounts as number[]
    const [month, monthAfter] = pairOf('onssMonth')
    assert.isAbove(monthAfter, month)
    const [year, yearAfter] = pairOf('onssYear')
    assert.equal(
      Math.round((year - yearAfter) * 100),
      Math.round((2000 - 12 * (monthAfter - month)) * 100)
    )
  })
})

test.group('What the server is asked of an exchange', () => {
  const draft: Draft = {
    ...newDraft('2026-12-01'),
    worker: { id: 'w', displayName: 'W' },
    benefitId: 'bike',
  }

  test('is nothing before everything is told', ({ assert }) => {
    assert.isNotNull(inputOf(draft, 'p'))
    assert.isNull(inputOf(draft, null))
    assert.isNull(inputOf({ ...draft, worker: null }, 'p'))
    assert.isNull(inputOf({ ...draft, benefitId: null }, 'p'))
    assert.isNull(inputOf({ ...draft, startDate: '' }, 'p'))
    assert.isNull(inputOf({ ...draft, mode: 'amount' }, 'p'))
    assert.isNull(inputOf({ ...draft, benefitKind: 'joursConge', benefitId: null }, 'p'))
  })

  test('keeps an amount only where one is asked for, and asks about vouchers without a value', ({
    assert,
  }) => {
    assert.isNull(inputOf({ ...draft, amount: 50 }, 'p')!.given.amount)
    assert.equal(inputOf({ ...draft, mode: 'amount', amount: 50 }, 'p')!.given.amount, 50)
    const vouchers = inputOf({ ...draft, benefitKind: 'ecoCheques', benefitId: null }, 'p')
    assert.deepEqual(vouchers!.benefit, { kind: 'ecoCheques', benefitId: null, value: null })
  })
})
