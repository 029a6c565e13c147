import { test } from '@japa/runner'
import { BLANK } from '../../../modules/catalogue/domain/benefit_kinds.ts'
import { compute, RECEIVED_KINDS, type PackageFields } from '#modules/compute/pure'
import type { PackageInput } from '../../../modules/packages/domain/package_input.ts'
import {
  isPossible,
  withReceived,
  type ReceivedInFull,
} from '../../../modules/packages/domain/sacrifice/benefit_received.ts'
import { exchange, type PayOffered } from '../../../modules/packages/domain/sacrifice/exchange.ts'
import { isAllowed, limitsOf } from '../../../modules/packages/domain/sacrifice/limits.ts'
import {
  GIVEN_KINDS,
  type GivenKind,
} from '../../../modules/packages/domain/sacrifice/pay_given.ts'
import { mayBecome, mayBeDeleted } from '../../../modules/packages/domain/sacrifice/status.ts'

const COMPANY = { effectif: 20, assuranceLoiTaux: 0.005 }
const CP200 = { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' } as const

function packageOf(fields: Partial<PackageFields> = {}, rest: Partial<PackageInput> = {}) {
  return {
    nomFonction: 'Développeuse',
    packageType: 'FIX',
    packageCategory: 'CONTRACTED',
    date: '2026-11-21',
    worker: { etatCivil: 'celibataire' },
    package: {
      computeModelConfig: CP200,
      salaireBrut: 3600,
      regimeNumerateur: 38,
      regimeDenominateur: 38,
      ...fields,
    },
    ...rest,
  } satisfies PackageInput
}

const BIKE: ReceivedInFull = {
  kind: 'velo',
  benefitId: null,
  description: 'Vélo électrique',
  value: 110,
  benefit: null,
}
const asMuchAsItCosts = (kind: GivenKind): PayOffered => ({ kind, amount: null })

function exchanged(input: PackageInput, offered: PayOffered, received = BIKE) {
  const result = exchange(input, COMPANY, offered, received)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}

function refusal(input: PackageInput, offered: PayOffered, received = BIKE) {
  const result = exchange(input, COMPANY, offered, received)
  return result.ok ? null : { code: result.errors[0].code, path: result.errors[0].path }
}

const costOf = ({
  answer,
}: {
  answer: { compute: { coutEmployeur: { coutEmployeurAnnuel: number } } }
}) => answer.compute.coutEmployeur.coutEmployeurAnnuel

/** Some of everything that can be given up. */
const RICH = packageOf({
  hasBonusAnnuel: true,
  bonusAnnuel: 5000,
  hasCommissions: true,
  commissions: 10,
  commissionsInputType: 'PERCENT_BASE',
  hasWarrants: true,
  warrants: 4000,
})

test.group('Pay given up for a benefit', () => {
  test('of every kind leaves the employer’s cost: never above it, and one step more of the pay would be', ({
    assert,
  }) => {
    for (const kind of GIVEN_KINDS) {
      const { given, before, after } = exchanged(RICH, asMuchAsItCosts(kind))
      assert.isAbove(given.amount, 0, kind)
      assert.isAtMost(costOf(after), costOf(before), kind)
      // A hundredth of a month of premium is 36 € gross; a cent of a month's gross costs some 20 cents a year.
      assert.isBelow(costOf(before) - costOf(after), kind === 'primeFinAnnee' ? 50 : 0.5, kind)
      assert.equal(
        after.answer.compute.coutEmployeur.avantages.find(({ key }) => key === 'velo')?.amount,
        1320
      )
    }
  })

  test('lowers gross pay to the cent, and what is kept is what the engine answers', ({
    assert,
  }) => {
    const { given, before, after } = exchanged(packageOf(), asMuchAsItCosts('salaireBrut'))
    const { salaireBrut } = after.side.package
    assert.equal(Math.round((salaireBrut! + given.amount) * 100), 360_000)
    const again = compute({
      date: '2026-11-21',
      company: COMPANY,
      worker: { etatCivil: 'celibataire' },
      package: { ...after.side.package, salaireBrut: Math.round(salaireBrut! * 100 + 1) / 100 },
    })
    assert.isTrue(again.ok)
    if (again.ok)
      assert.isAbove(again.answer.compute.coutEmployeur.coutEmployeurAnnuel, costOf(before))
  })

  test('takes an amount that is asked for, whatever the benefit costs', ({ assert }) => {
    for (const kind of ['salaireBrut', 'bonusAnnuel', 'commissions', 'warrants'] as const) {
      const { given } = exchanged(RICH, { kind, amount: 120.5 })
      assert.deepEqual(given, { kind, asked: 120.5, amount: 120.5 })
    }
    // Half of a premium of one month.
    const { given, after } = exchanged(packageOf(), { kind: 'primeFinAnnee', amount: 1800 })
    assert.equal(given.amount, 1800)
    assert.equal(after.side.package.computeModelConfig.primeFinAnneeMois, 0.5)
    const whole = exchanged(packageOf(), { kind: 'primeFinAnnee', amount: 3600 })
    assert.isFalse(whole.after.side.package.computeModelConfig.hasPrimeFinAnnee)
    assert.equal(whole.given.amount, 3600)
  })

  test('of pay by the hour moves the pay of the hour', ({ assert }) => {
    const worker = packageOf({
      computeModelConfig: { employmentType: 'OUVRIER' },
      salaireBrut: undefined,
      salaireBrutHoraire: 20.5,
    })
    const { given, before, after } = exchanged(worker, asMuchAsItCosts('salaireBrut'))
    assert.isUndefined(after.side.package.salaireBrut)
    assert.isBelow(after.side.package.salaireBrutHoraire!, 20.5)
    assert.isAbove(given.amount, 0)
    assert.isAtMost(costOf(after), costOf(before))
  })

  test('starts in a FLEX package from the pay that its choices left', ({ assert }) => {
    const flex = packageOf(
      { canLaptop: true, hasLaptop: true, laptop: 40 },
      { packageType: 'FLEX' }
    )
    const chosen = compute({
      date: flex.date,
      company: COMPANY,
      worker: flex.worker,
      package: { ...flex.package, packageType: 'FLEX' },
    })
    assert.isTrue(chosen.ok)
    if (!chosen.ok) return
    const { before } = exchanged(flex, asMuchAsItCosts('salaireBrut'))
    assert.equal(costOf(before), chosen.answer.compute.coutEmployeur.coutEmployeurAnnuel)
    assert.equal(
      before.side.package.salaireBrut,
      chosen.answer.compute.remuneration.remunerationMensuelle.salaireBrut
    )
  })

  test('is refused where there is none, too little, or nothing to pay', ({ assert }) => {
    assert.deepEqual(refusal(packageOf(), asMuchAsItCosts('bonusAnnuel')), {
      code: 'nothing_to_give',
      path: 'given.kind',
    })
    assert.deepEqual(refusal(packageOf(), { kind: 'salaireBrut', amount: 3600.01 }), {
      code: 'too_much',
      path: 'given.amount',
    })
    const small = packageOf({ hasBonusAnnuel: true, bonusAnnuel: 500 })
    assert.equal(refusal(small, asMuchAsItCosts('bonusAnnuel'))?.code, 'not_enough')
    const dearer = packageOf({ hasVelo: true, tcoMensuelVelo: 150 })
    assert.equal(refusal(dearer, asMuchAsItCosts('salaireBrut'))?.code, 'costs_nothing')
    const contractor = packageOf({ computeModelConfig: { employmentType: 'CONTRACTOR' } })
    assert.equal(refusal(contractor, asMuchAsItCosts('salaireBrut'))?.code, 'not_employed')
    assert.equal(
      refusal(packageOf({}, { date: '1999-01-01' }), asMuchAsItCosts('salaireBrut'))?.code,
      'no_law_set'
    )
  })

  test('buys every kind of benefit but vouchers', ({ assert }) => {
    const car = {
      description: 'Berline',
      translations: {},
      inPackages: true,
      energie: 'ELECTRIQUE',
      co2: null,
      nonRechargeable: false,
      batterie: null,
      co2Equivalent: null,
      euro6eBis: false,
      valeur: 42_000,
      tcoMensuel: 700,
      dateImmatriculation: null,
      carrosserie: null,
      autonomie: null,
      puissanceCharge: null,
      eligibleBudgetMobilite: true,
      maxUnits: null,
    } as const
    for (const kind of RECEIVED_KINDS.filter(isPossible)) {
      const value = kind === 'voitureSociete' ? 700 : kind === 'joursConge' ? 3 : 40
      const benefit = kind === 'voitureSociete' ? car : null
      const received = { kind, benefitId: null, description: 'X', value, benefit }
      assert.isAbove(
        exchanged(packageOf(), asMuchAsItCosts('salaireBrut'), received).given.amount,
        0,
        kind
      )
    }
    assert.deepEqual(
      RECEIVED_KINDS.filter((kind) => !isPossible(kind)),
      ['chequeRepas', 'ecoCheques', 'chequeSportCulture']
    )
  })

  test('takes over what the catalogue tells of a hybrid, in place of what stood there', ({
    assert,
  }) => {
    const hybrid = {
      ...BLANK,
      energie: 'HYBRIDE_ESSENCE',
      co2: 45,
      batterie: 0.4,
      co2Equivalent: 150,
      euro6eBis: true,
      valeur: 50_000,
    } as const
    const received = {
      kind: 'voitureSociete',
      benefitId: null,
      description: 'X',
      value: 800,
    } as const
    const had = { ...packageOf().package, batterieVS: 1.2, nonRechargeableVS: true }
    const taken = withReceived(had, { ...received, benefit: hybrid })
    assert.include(taken, { co2VS: 45, batterieVS: 0.4, co2EquivalentVS: 150, euro6eBisVS: true })
    assert.isUndefined(taken.nonRechargeableVS)
    const petrol = { ...BLANK, energie: 'ESSENCE', co2: 120, valeur: 30_000 } as const
    const { batterieVS, co2EquivalentVS, euro6eBisVS, nonRechargeableVS } = withReceived(taken, {
      ...received,
      benefit: petrol,
    })
    assert.deepEqual(
      [batterieVS, co2EquivalentVS, euro6eBisVS, nonRechargeableVS],
      [undefined, undefined, undefined, undefined]
    )
  })

  test('adds to the leave, savings and extensions that the package has', ({ assert }) => {
    const had = packageOf({
      hasJoursConge: true,
      joursConge: 2,
      hasEpargnePension: true,
      epargnePension: 100,
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [{ id: 'a', description: 'Dents', valeur: 60, units: 1 }],
    }).package
    const take = (kind: ReceivedInFull['kind'], value: number) =>
      withReceived(had, { kind, benefitId: null, description: 'Yeux', value, benefit: null })
    assert.equal(take('joursConge', 3).joursConge, 5)
    assert.equal(take('epargnePension', 50.5).epargnePension, 150.5)
    assert.deepEqual(
      take('extensionAssurance', 80).extensionAssuranceSelections?.map(({ valeur }) => valeur),
      [60, 80]
    )
    const inOne = { ...had, extensionAssurance: 60, extensionAssuranceSelections: undefined }
    const joined = withReceived(inOne, { ...BIKE, kind: 'extensionAssurance', value: 80 })
    assert.equal(joined.extensionAssurance, 140)
  })
})

test.group('The limits of an exchange', () => {
  const limitOf = (input: PackageInput, offered: PayOffered, code: string) =>
    limitsOf(exchanged(input, offered), BIKE).find((limit) => limit.code === code)

  test('are the minimum scale of CP 200 for a job whose class is told, and a named gap for others', ({
    assert,
  }) => {
    const config = { ...CP200, classe: 'A', anciennete: 0 } as const
    const low = packageOf({ computeModelConfig: config, salaireBrut: 2300 })
    const kept = limitOf(low, { kind: 'salaireBrut', amount: 10 }, 'bareme')
    assert.deepEqual(kept, { code: 'bareme', level: 'ok', value: 2290, bound: 2242.8 })
    const below = exchanged(low, { kind: 'salaireBrut', amount: 100 })
    const limits = limitsOf(below, BIKE)
    assert.equal(limits.find(({ code }) => code === 'bareme')?.level, 'refused')
    assert.isFalse(isAllowed(limits))
    assert.equal(
      limitOf(packageOf(), { kind: 'salaireBrut', amount: 10 }, 'baremeClasse')?.level,
      'check'
    )
    const other = packageOf({ computeModelConfig: { ...CP200, commissionParitaire: 'BECP111' } })
    assert.exists(limitOf(other, { kind: 'salaireBrut', amount: 10 }, 'baremeCommission'))
    const unknownThen = packageOf({ computeModelConfig: config }, { date: '2021-06-01' })
    assert.exists(limitOf(unknownThen, { kind: 'salaireBrut', amount: 10 }, 'baremeTable'))
  })

  test('are the average minimum income of CCT 43 with the premiums of the year, by the hours, where it is known', ({
    assert,
  }) => {
    const half = packageOf({ salaireBrut: 1200, regimeNumerateur: 19 })
    const kept = limitOf(half, { kind: 'salaireBrut', amount: 100 }, 'rmmmg')
    // 2 233.61 ÷ 2; 1 100 € twelve times, the same once more at the year's end, and the sector's premium.
    assert.equal(kept?.bound, 1116.81)
    assert.equal(kept?.level, 'ok')
    assert.isAbove(kept!.value!, 1100 + 1100 / 12)
    const refused = limitOf(half, { kind: 'salaireBrut', amount: 200 }, 'rmmmg')
    assert.equal(refused?.level, 'refused')
    const unknown = packageOf({}, { date: '2021-06-01' })
    assert.equal(limitOf(unknown, { kind: 'salaireBrut', amount: 10 }, 'rmmmg')?.level, 'check')
  })

  test('are the company’s own minimum by the hours, and a mobility budget above a fifth of what is left', ({
    assert,
  }) => {
    const own = packageOf({ hasSalaireBrutMin: true, salaireBrutMin: 3550 })
    assert.equal(limitOf(own, { kind: 'salaireBrut', amount: 40 }, 'salaireBrutMin')?.level, 'ok')
    assert.deepEqual(limitOf(own, { kind: 'salaireBrut', amount: 60 }, 'salaireBrutMin'), {
      code: 'salaireBrutMin',
      level: 'refused',
      value: 3540,
      bound: 3550,
    })
    const mobile = packageOf({ hasBudgetMobilite: true, budgetMobilite: 9300 })
    const limits = limitsOf(exchanged(mobile, { kind: 'salaireBrut', amount: 300 }), BIKE)
    const mobility = limits.find(({ code }) => code === 'budgetMobilite')
    assert.equal(mobility?.level, 'warning')
    assert.isBelow(mobility!.bound!, 9300)
    assert.isTrue(isAllowed(limits))
  })

  test('ask who gives up a fifth of gross pay, a premium, or pay that may be earned already', ({
    assert,
  }) => {
    assert.equal(limitOf(packageOf(), { kind: 'salaireBrut', amount: 720 }, 'part')?.level, 'ok')
    assert.equal(
      limitOf(packageOf(), { kind: 'salaireBrut', amount: 720.01 }, 'part')?.level,
      'warning'
    )
    const premium = limitsOf(exchanged(packageOf(), asMuchAsItCosts('primeFinAnnee')), BIKE)
    assert.includeMembers(
      premium.map(({ code }) => code),
      ['primeFinAnnee', 'choix', 'velo']
    )
    assert.notExists(premium.find(({ code }) => code === 'part'))
  })
})

test.group('The status of an exchange', () => {
  test('goes from a draft to a proposal and an answer, and back; what was agreed is kept', ({
    assert,
  }) => {
    assert.isTrue(mayBecome('DRAFT', 'PROPOSED'))
    assert.isFalse(mayBecome('DRAFT', 'ACCEPTED'))
    assert.isTrue(mayBecome('PROPOSED', 'ACCEPTED'))
    assert.isTrue(mayBecome('PROPOSED', 'DRAFT'))
    assert.isFalse(mayBecome('ACCEPTED', 'DRAFT'))
    assert.isTrue(mayBecome('DECLINED', 'DRAFT'))
    assert.isFalse(mayBeDeleted('ACCEPTED'))
    assert.isTrue(mayBeDeleted('PROPOSED'))
  })
})
