import { test } from '@japa/runner'
import { share } from '#modules/compute/engine/money'
import type { Law } from '#modules/compute/legislation/index'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { fraisForfaitaires } from '#modules/compute/rules/mois/droits_auteur/precompte_mobilier'
import cases2026 from './cases/employer_cost_2026.json' with { type: 'json' }
import undated from './cases/variables_any_year.json' with { type: 'json' }
import { answered, lines, month, refused, request } from './requests.ts'

const cents = (euros: number) => Math.round(euros * 100)
const law = (date: string): Law => lawSets.on(date)!.law

/** Withholding tax on a year's rights, in cents. */
const taxOf = (rights: number, of: Law) =>
  share(rights - fraisForfaitaires(rights, of), of.droitsAuteur.taux)

test.group('Published cases of copyright income', () => {
  test('copyright-2018-18000: costs 8,497.50 and tax 1,425.38, with the brackets of 2018', ({
    assert,
  }) => {
    const { inputs, expected } = undated.find(({ id }) => id.startsWith('copyright'))! as never as {
      inputs: Record<string, number>
      expected: Record<string, number>
    }
    const { droitsAuteur, ...rest } = law('2021-01-01')
    const fraisBornes = [cents(inputs.b1), cents(inputs.b2)]
    const of2018 = { ...rest, droitsAuteur: { ...droitsAuteur, fraisBornes } }
    assert.equal(fraisForfaitaires(cents(inputs.gross), of2018), cents(expected.costs))
    assert.equal(taxOf(cents(inputs.gross), of2018), cents(expected.pm))
  })

  test('F-008: 10,000 € bear 750 as long as flat costs are kept', ({ assert }) => {
    const { inputs, expected } = cases2026.find(({ id }) => id === 'F-008')! as never as {
      inputs: Record<string, number>
      expected: Record<string, number>
    }
    const rights = cents(inputs.copyright)
    assert.equal(taxOf(rights, law('2026-09-01')), cents(expected.today))
    // What was announced and not adopted: no flat costs, or the general ones of 15 %.
    assert.equal(share(rights, law('2026-09-01').droitsAuteur.taux), cents(expected.no_flat))
    const general = { ...law('2026-09-01') }
    const fraisTaux = [150_000, 150_000]
    const announced = { ...general, droitsAuteur: { ...general.droitsAuteur, fraisTaux } }
    assert.equal(taxOf(rights, announced), cents(expected.general_15pct))
  })

  test('Practicali 2026: flat costs are at most 15,442.50', ({ assert }) => {
    for (const rights of [41_180_00, 77_220_00]) {
      assert.equal(fraisForfaitaires(rights, law('2026-09-01')), 15_442_50)
    }
  })
})

test.group('Copyright income', () => {
  const rights = { hasDroitsAuteur: true, droitsAuteur: 600 }

  test('bears no contributions, and a tax of its own beside that on pay', ({ assert }) => {
    const plain = month()
    const with600 = month({ package: rights })
    assert.equal(with600.droitsAuteurBruts, 600)
    // 7,200 less half of it, × 15 % ÷ 12
    assert.equal(with600.precompteMobilier, -45)
    for (const same of ['onss', 'bonusEmploi', 'precompteProfessionnel', 'csss'] as const) {
      assert.equal(with600[same], plain[same], same)
    }
    const before = '2022-06-01'
    assert.equal(
      month({ date: before, package: rights }).precompteProfessionnel,
      month({ date: before }).precompteProfessionnel
    )
    assert.equal(with600.imposable, plain.imposable + 600)
    assert.equal(cents(with600.salaireNet), cents(plain.salaireNet) + 555_00)
    assert.equal(with600.salaireBrutTotalEmployeur, 3600)
  })

  test('leaves normal annual pay and its rates as they are', ({ assert }) => {
    assert.equal(lines({ package: rights }).revenuAnnuelNormal, lines().revenuAnnuelNormal)
  })

  test('stands in the cost and in the cash of the year', ({ assert }) => {
    const { coutEmployeur, remuneration } = answered(request({ package: rights })).compute
    const line = { key: 'droitsAuteur', amount: 7200 }
    assert.deepEqual(coutEmployeur.remunerationsVariables, [line])
    assert.deepEqual(remuneration.totalCashAnnuel.remunerationsVariables, [line])
    const plain = answered(request()).compute.coutEmployeur
    assert.equal(
      cents(coutEmployeur.coutEmployeurAnnuel),
      cents(plain.coutEmployeurAnnuel) + 7200_00
    )
  })

  test('reaches the second bracket, and nothing above it', ({ assert }) => {
    const of = (droitsAuteur: number) =>
      month({ package: { ...rights, salaireBrut: 20_000, droitsAuteur } }).precompteMobilier
    // 24,000: 10,295 + 852.50 of costs
    assert.equal(of(2000), -Math.round((0.15 * (24_000 - 11_147.5) * 100) / 12) / 100)
    // 60,000: 15,442.50
    assert.equal(of(5000), -556.97)
  })

  test('has a share of the total, by year', ({ assert }) => {
    const most = (date: string) =>
      lines({ date, package: { ...rights, droitsAuteur: 100 } }).droitsAuteurMaximum
    assert.equal(most('2022-12-31'), 5339.16)
    assert.equal(most('2023-06-01'), 3000)
    assert.equal(most('2024-06-01'), 2000)
    assert.equal(most('2025-06-01'), 1285.71)
    assert.equal(most('2026-09-01'), 1285.71)
    assert.deepEqual(refused(request({ package: { ...rights, droitsAuteur: 1285.72 } })), [
      {
        code: 'out_of_range',
        path: 'package.droitsAuteur',
        params: { min: 0, max: 1285.71, unit: 'EUR' },
      },
    ])
  })

  test('has a ceiling, whatever the pay', ({ assert }) => {
    const of = { ...rights, salaireBrut: 50_000, droitsAuteur: 6435.01 }
    assert.equal(refused(request({ package: of }))[0].params!.max, 6435)
    assert.isTrue(
      answered(request({ package: { ...of, droitsAuteur: 6435 } })).lawset.id.startsWith('BE-')
    )
  })

  test('in percent: of the fixed pay, or of the total, up to the share itself', ({ assert }) => {
    const of = (droitsAuteur: number, type: 'PERCENT_BASE' | 'PERCENT_TOTAL') =>
      month({ package: { hasDroitsAuteur: true, droitsAuteur, droitsAuteurInputType: type } })
        .droitsAuteurBruts
    assert.equal(of(20, 'PERCENT_BASE'), 600)
    assert.equal(of(20, 'PERCENT_TOTAL'), 750)
    assert.equal(of(30, 'PERCENT_TOTAL'), 1285.71)
  })

  test('on computer programs is none from 2024 on', ({ assert }) => {
    const of = (date: string) => request({ date, package: { ...rights, droitsAuteurIT: true } })
    assert.isDefined(answered(of('2023-12-31')))
    for (const date of ['2024-01-01', '2026-09-01']) {
      assert.deepEqual(refused(of(date)), [
        {
          code: 'conflict',
          path: 'package.droitsAuteurIT',
          params: { with: 'package.hasDroitsAuteur' },
        },
      ])
    }
    assert.isDefined(answered(request({ package: { droitsAuteurIT: true } })))
  })
})
