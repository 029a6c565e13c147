import { test } from '@japa/runner'
import { compute, withoutFreeChoices, type PackageFields } from '#modules/compute/pure'
import { chooseBenefits } from '#modules/offers/domain/choose_benefits'
import { acceptanceProblems } from '#modules/offers/domain/acceptance_problems'

const ELECTRIC = {
  id: 'e',
  description: 'Électrique',
  energie: 'ELECTRIQUE',
  valeur: 38_000,
  tcoMensuel: 520,
  eligibleBudgetMobilite: true,
} as const
const PETROL = {
  id: 'p',
  description: 'Essence',
  energie: 'ESSENCE',
  co2: 110,
  valeur: 31_000,
  tcoMensuel: 610,
} as const
const LARGE = { ...ELECTRIC, id: 'l', description: 'Grande', tcoMensuel: 900 } as const
const DENTAL = { id: 'd', description: 'Dentaire', valeur: 120, maxUnits: 3 } as const
const FAMILY = { id: 'f', description: 'Famille', valeur: 240, maxUnits: 1 } as const

/** Everything a package can offer, and a bonus and meal vouchers that are no choice. */
const OFFERED: PackageFields = {
  packageType: 'FLEX',
  computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
  salaireBrut: 5200,
  hasSalaireBrutMin: true,
  salaireBrutMin: 3800,
  regimeNumerateur: 38,
  regimeDenominateur: 38,
  hasBonusAnnuel: true,
  bonusAnnuel: 2000,
  canVoitureSociete: true,
  voitureSocieteOptions: [ELECTRIC, PETROL, LARGE],
  canBudgetMobilite: true,
  canBudgetMobilitePilier1: true,
  budgetMobilite: 9_600,
  canCarteEssence: true,
  carteEssenceMin: 50,
  carteEssenceMax: 200,
  canVelo: true,
  veloOptions: [{ id: 'v', description: 'Vélo', tcoMensuel: 80 }],
  canTelephone: true,
  telephoneOptions: [
    { id: 1, description: 'Simple', valeur: 10 },
    { id: 2, description: 'Beau', valeur: 30 },
  ],
  canTelephonePlan: true,
  telephonePlanOptions: [{ id: 1, description: 'Illimité', valeur: 20 }],
  canLaptop: true,
  laptopOptions: [{ id: 1, description: 'Portable', valeur: 40 }],
  canExtensionAssurance: true,
  extensionAssuranceOptions: [DENTAL, FAMILY],
  canJoursConge: true,
  maxJoursConge: 5,
  canEpargnePension: true,
  epargnePension: 600,
  canFlexWarrants: true,
  maxFlexWarrants: 3000,
  canStockOptions: true,
  maxStockOptionUnits: 100,
  stockOptionValue: 12,
}

type Wanted = Record<string, unknown>

const car = ({ description, energie, valeur, tcoMensuel }: typeof ELECTRIC | typeof PETROL) => ({
  descriptionVS: description,
  energieVS: energie,
  valeurVS: valeur,
  tcoMensuelVS: tcoMensuel,
})

function chosen(wanted: Wanted, stored: PackageFields = OFFERED): PackageFields {
  const result = chooseBenefits(stored, wanted, '2026-09-01', 'fr')
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.package
}

function refused(wanted: Wanted, stored: PackageFields = OFFERED): string[] {
  const result = chooseBenefits(stored, wanted, '2026-09-01', 'fr')
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`)
}

/** What the engine says beyond that: bounds and exclusions of its own. */
function refusedByEngine(fields: PackageFields): string[] {
  const result = compute({ date: '2026-09-01', worker: {}, package: fields })
  return result.ok ? [] : result.errors.map(({ path, code }) => `${path} ${code}`)
}

test.group('What a candidate may choose', () => {
  test('nothing: every choice is off, everything else stands', ({ assert }) => {
    const none = chosen({})
    assert.deepInclude(none, { salaireBrut: 5200, hasBonusAnnuel: true, budgetMobilite: 9_600 })
    for (const [key, value] of Object.entries(none))
      if (key.startsWith('has') && !['hasSalaireBrutMin', 'hasBonusAnnuel'].includes(key))
        assert.isFalse(value, key)
    assert.deepEqual(refusedByEngine(none), [])
  })

  test('an option by whichever of its names was read: it is kept under its own, with the others', ({
    assert,
  }) => {
    const nl = { nl: 'Elektrisch' }
    const stored: PackageFields = {
      ...OFFERED,
      voitureSocieteOptions: [{ ...ELECTRIC, translations: nl }],
      laptopOptions: [
        { id: 1, description: 'Portable', translations: { en: 'Laptop' }, valeur: 40 },
      ],
      extensionAssuranceOptions: [
        { description: 'Famille', translations: { nl: 'Gezin' }, valeur: 240, maxUnits: 1 },
      ],
      descriptionVelo: 'Ancien',
      translationsVelo: { nl: 'Oud' },
    }
    const kept = chosen(
      {
        hasVoitureSociete: true,
        ...car(ELECTRIC),
        descriptionVS: 'Elektrisch',
        hasVelo: true,
        descriptionVelo: 'Vélo',
        tcoMensuelVelo: 80,
        hasLaptop: true,
        laptop: 40,
        descriptionLaptop: 'Laptop',
        hasExtensionAssurance: true,
        extensionAssuranceSelections: [{ description: 'Gezin', units: 1 }],
      },
      stored
    )
    assert.deepInclude(kept, {
      descriptionVS: 'Électrique',
      translationsVS: nl,
      descriptionLaptop: 'Portable',
      translationsLaptop: { en: 'Laptop' },
      descriptionVelo: 'Vélo',
      translationsVelo: null,
    })
    assert.deepInclude(kept.extensionAssuranceSelections![0], {
      description: 'Famille',
      translations: { nl: 'Gezin' },
    })
    assert.deepEqual(refusedByEngine(kept), [])
    const other = { hasLaptop: true, laptop: 40, descriptionLaptop: 'Rekenmachine' }
    assert.deepEqual(refused(other, stored), ['package.descriptionLaptop option_not_offered'])
  })

  test('a refusal names an option in the reader’s language', ({ assert }) => {
    const translations = { nl: 'Gezin' }
    const stored = { ...OFFERED, extensionAssuranceOptions: [{ ...FAMILY, translations }] }
    const wanted = {
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [{ companyAssuranceExtensionId: 'f', units: 2 }],
    }
    for (const [language, name] of [
      ['nl', 'Gezin'],
      ['en', 'Famille'],
    ] as const) {
      const result = chooseBenefits(stored, wanted, '2026-09-01', language)
      if (result.ok) return assert.fail('two units of one')
      assert.deepEqual(result.problems[0].params, { name, max: 1 })
    }
  })

  test('one of each: the engine computes it', ({ assert }) => {
    const all = chosen({
      hasVoitureSociete: true,
      ...car(PETROL),
      hasCarteEssence: true,
      carteEssence: 125,
      hasVelo: true,
      descriptionVelo: 'Vélo',
      tcoMensuelVelo: 80,
      hasTelephone: true,
      descriptionTelephone: 'Beau',
      telephone: 30,
      hasTelephonePlan: true,
      descriptionTelephonePlan: 'Illimité',
      telephonePlan: 20,
      hasLaptop: true,
      descriptionLaptop: 'Portable',
      laptop: 40,
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [{ companyAssuranceExtensionId: 'd', units: 2 }],
      hasJoursConge: true,
      joursConge: 3,
      hasEpargnePension: true,
      hasFlexWarrants: true,
      flexWarrants: 1000,
      hasStockOptions: true,
      stockOptionUnits: 10,
    })
    assert.deepInclude(all, { descriptionVS: 'Essence', co2VS: 110, telephone: 30, joursConge: 3 })
    assert.deepEqual(all.extensionAssuranceSelections, [
      {
        companyAssuranceExtensionId: 'd',
        description: 'Dentaire',
        valeur: 120,
        companyId: undefined,
        units: 2,
      },
    ])
    assert.deepEqual(refusedByEngine(all), [])
  })

  test('no field that is no choice: pay, bonus, bounds, lists, flags and the names of things', ({
    assert,
  }) => {
    const greedy = {
      salaireBrut: 9_999,
      salaireBrutMin: 0,
      hasSalaireBrutMin: false,
      regimeNumerateur: 19,
      bonusAnnuel: 50_000,
      hasCct90: true,
      cct90: 3_000,
      maxJoursConge: 300,
      maxFlexWarrants: 300_000,
      maxStockOptionUnits: 9_999,
      carteEssenceMax: 9_999,
      budgetMobilite: 16_000,
      epargnePension: 9_000,
      stockOptionValue: 0,
      canTelephone: false,
      mustHaveVelo: true,
      voitureSocieteOptions: [],
      extensionAssuranceOptions: [{ ...DENTAL, maxUnits: 99 }],
      nomFonction: 'Directeur',
      packageType: 'FIX',
      computeModelConfig: { employmentType: 'CONTRACTOR' },
      constructor: 'x',
    }
    const sent = JSON.stringify(greedy).replace('{', '{"__proto__":{"hasVelo":true},')
    assert.deepEqual(chosen(JSON.parse(sent)), chosen({}))
  })

  test('nothing that is not on offer, whatever its flag says; what comes with the package stays', ({
    assert,
  }) => {
    const fixed: PackageFields = {
      ...OFFERED,
      canLaptop: false,
      hasLaptop: true,
      laptop: 55,
      canVelo: undefined,
      veloOptions: undefined,
    }
    const kept = chosen(
      { hasLaptop: false, laptop: 0, hasVelo: true, descriptionVelo: 'Vélo', tcoMensuelVelo: 80 },
      fixed
    )
    assert.deepInclude(kept, { hasLaptop: true, laptop: 55 })
    assert.isUndefined(kept.hasVelo)
    assert.isUndefined(kept.tcoMensuelVelo)
  })

  test('only true is yes', ({ assert }) => {
    for (const value of ['true', 1, {}, [], null, undefined])
      assert.isFalse(chosen({ hasEpargnePension: value }).hasEpargnePension)
    assert.isTrue(chosen({ hasEpargnePension: true }).hasEpargnePension)
  })

  test('a car of the list with the list’s own figures, and no other', ({ assert }) => {
    const own = { hasVoitureSociete: true, ...car(ELECTRIC) }
    assert.deepInclude(chosen({ ...own, co2VS: 0, contributionVS: 400 }), {
      descriptionVS: 'Électrique',
      co2VS: null,
    })
    assert.isUndefined(chosen({ ...own, contributionVS: 400 }).contributionVS)
    const wrong = 'package.descriptionVS option_not_offered'
    assert.deepEqual(refused({ ...own, tcoMensuelVS: 1 }), [wrong])
    assert.deepEqual(refused({ ...own, valeurVS: 1 }), [wrong])
    assert.deepEqual(refused({ ...own, energieVS: 'DIESEL' }), [wrong])
    assert.deepEqual(refused({ ...own, descriptionVS: 'Autre' }), [wrong])
    assert.deepEqual(refused({ hasVoitureSociete: true }), [wrong])
  })

  test('a bike and devices of their lists, and no other', ({ assert }) => {
    assert.deepEqual(refused({ hasVelo: true, descriptionVelo: 'Vélo', tcoMensuelVelo: 5 }), [
      'package.descriptionVelo option_not_offered',
    ])
    for (const [benefit, text] of [
      ['telephone', 'descriptionTelephone'],
      ['telephonePlan', 'descriptionTelephonePlan'],
      ['laptop', 'descriptionLaptop'],
    ]) {
      const flag = `has${benefit[0].toUpperCase()}${benefit.slice(1)}`
      assert.deepEqual(refused({ [flag]: true, [benefit]: 0, [text]: 'Rien' }), [
        `package.${text} option_not_offered`,
      ])
    }
    const mixed = { hasTelephone: true, descriptionTelephone: 'Beau', telephone: 10 }
    assert.deepEqual(refused(mixed), ['package.descriptionTelephone option_not_offered'])
  })

  test('days, warrants and options from nothing to their most; at 0 they are not chosen', ({
    assert,
  }) => {
    for (const [benefit, field, code, max] of [
      ['joursConge', 'joursConge', 'leave_range', 5],
      ['flexWarrants', 'flexWarrants', 'warrants_range', 3000],
      ['stockOptions', 'stockOptionUnits', 'options_range', 100],
    ] as const) {
      const flag = `has${benefit[0].toUpperCase()}${benefit.slice(1)}`
      const at = (value: unknown) => ({ [flag]: true, [field]: value })
      assert.equal((chosen(at(max)) as unknown as Wanted)[flag], true)
      assert.equal((chosen(at(0)) as unknown as Wanted)[flag], false)
      assert.deepEqual(refused(at(max + 1)), [`package.${field} ${code}`])
      assert.deepEqual(refused(at(-1)), [`package.${field} ${code}`])
      for (const nonsense of ['5', null, Number.NaN, Number.POSITIVE_INFINITY])
        assert.equal((chosen(at(nonsense)) as unknown as Wanted)[flag], false)
      const none = {
        ...OFFERED,
        [field === 'stockOptionUnits' ? 'maxStockOptionUnits' : `max${flag.slice(3)}`]: undefined,
      }
      assert.deepEqual(refused(at(1), none), [`package.${field} ${code}`], 'no most: nothing')
    }
    assert.deepEqual(refused({ hasJoursConge: true, joursConge: 2.5 }), [
      'package.joursConge leave_range',
    ])
    assert.deepEqual(refused({ hasStockOptions: true, stockOptionUnits: 2.5 }), [
      'package.stockOptionUnits options_range',
    ])
  })

  test('a fuel card within its bounds, which the engine knows', ({ assert }) => {
    const card = (carteEssence: number) =>
      refusedByEngine(chosen({ hasCarteEssence: true, carteEssence }))
    assert.deepEqual(card(50), [])
    assert.deepEqual(card(200), [])
    assert.deepEqual(card(45), ['package.carteEssence out_of_range'])
    assert.deepEqual(card(205), ['package.carteEssence out_of_range'])
    assert.isFalse(chosen({ hasCarteEssence: true, carteEssence: 0 }).hasCarteEssence)
  })

  test('extensions of the list in no more units than they allow, each once', ({ assert }) => {
    const select = (...extensionAssuranceSelections: unknown[]) => ({
      hasExtensionAssurance: true,
      extensionAssuranceSelections,
    })
    const dental = (units?: unknown) => ({ companyAssuranceExtensionId: 'd', units })
    const at = (index: number, code: string) =>
      `package.extensionAssuranceSelections[${index}]${code}`
    assert.deepEqual(chosen(select(dental())).extensionAssuranceSelections?.[0].units, 1)
    assert.deepEqual(
      chosen(select({ ...dental(3), valeur: 0.01, description: 'X' }))
        .extensionAssuranceSelections?.[0].valeur,
      120
    )
    for (const units of [0, -1, 4, 1.5, '2', Number.NaN])
      assert.deepEqual(refused(select(dental(units))), [at(0, '.units too_many_units')])
    assert.deepEqual(refused(select(dental(1), { companyAssuranceExtensionId: 'z' })), [
      at(1, ' extension_not_offered'),
    ])
    assert.deepEqual(refused(select(dental(3), dental(3))), [at(1, ' extension_not_offered')])
    assert.deepEqual(refused(select(null)), [at(0, ' extension_not_offered')])
    assert.isFalse(chosen(select()).hasExtensionAssurance, 'none is not chosen')
    assert.isFalse(chosen({ ...select(), extensionAssuranceSelections: 'd' }).hasExtensionAssurance)
  })

  test('the mobility budget instead of car and fuel card, never beside them', ({ assert }) => {
    const budget = { hasBudgetMobilite: true, budgetMobiliteSoldePilier3: true }
    assert.deepEqual(refusedByEngine(chosen(budget)), [])
    const beside = (more: Wanted) => {
      const wanted = { ...budget, ...more }
      const own = refused(wanted)
      return own.length > 0 ? own : refusedByEngine(chosen(wanted))
    }
    assert.isNotEmpty(beside({ hasVoitureSociete: true, ...car(PETROL) }))
    assert.isNotEmpty(beside({ hasCarteEssence: true, carteEssence: 100 }))
    const pillar1 = { budgetMobiliteHasPilier1: true, ...car(ELECTRIC) }
    assert.deepEqual(beside(pillar1), [])
    assert.isNotEmpty(beside({ ...pillar1, hasVoitureSociete: true }), 'one car is not two')
  })

  test('a car of the first pillar that is eligible and within the budget of a year', ({
    assert,
  }) => {
    const budget = { hasBudgetMobilite: true, budgetMobiliteHasPilier1: true }
    assert.deepInclude(chosen({ ...budget, ...car(ELECTRIC) }), {
      budgetMobiliteHasPilier1: true,
      descriptionVS: 'Électrique',
      hasVoitureSociete: false,
    })
    const wrong = 'package.descriptionVS car_not_eligible'
    assert.deepEqual(refused({ ...budget, ...car(PETROL) }), [wrong])
    assert.deepEqual(refused({ ...budget, ...car(LARGE as never) }), [wrong], '12 × 900 > 9 600')
    assert.deepEqual(refused(budget), ['package.descriptionVS option_not_offered'])
    const exact = { ...OFFERED, budgetMobilite: 520 * 12 }
    assert.deepEqual(refused({ ...budget, ...car(ELECTRIC) }, exact), [])
    const without = { ...OFFERED, canBudgetMobilitePilier1: false }
    assert.isUndefined(chosen({ ...budget, ...car(ELECTRIC) }, without).budgetMobiliteHasPilier1)
  })

  test('rent in the second pillar up to a twelfth of the budget less the car', ({ assert }) => {
    const rent = (budgetMobilitePilier2: unknown, more: Wanted = {}) =>
      refusedByEngine(chosen({ hasBudgetMobilite: true, budgetMobilitePilier2, ...more }))
    const withCar = { budgetMobiliteHasPilier1: true, ...car(ELECTRIC) }
    const wrong = ['package.budgetMobilitePilier2 out_of_range']
    assert.deepEqual(rent(800), [])
    assert.deepEqual(rent(800.01), wrong)
    // 800 − 520 − 42.34 of CO₂ contribution
    assert.deepEqual(rent(237.66, withCar), [])
    assert.deepEqual(rent(237.67, withCar), wrong)
    assert.isNotEmpty(rent(-1))
  })

  test('the balance is paid out whatever a browser says, unless rent takes all of it', ({
    assert,
  }) => {
    const paid = (more: Wanted) =>
      chosen({ hasBudgetMobilite: true, ...more }).budgetMobiliteSoldePilier3
    assert.isTrue(paid({}))
    assert.isTrue(paid({ budgetMobiliteSoldePilier3: false }))
    assert.isTrue(paid({ budgetMobilitePilier2: 799.99, budgetMobiliteSoldePilier3: false }))
    assert.isFalse(paid({ budgetMobilitePilier2: 800, budgetMobiliteSoldePilier3: true }))
    const withCar = { budgetMobiliteHasPilier1: true, ...car(ELECTRIC) }
    assert.isTrue(paid({ ...withCar, budgetMobilitePilier2: 100 }))
    assert.isFalse(paid({ ...withCar, budgetMobilitePilier2: 280 }))
  })

  test('no rent is left of a budget that is given back', ({ assert }) => {
    const had = chosen({ hasBudgetMobilite: true, budgetMobilitePilier2: 500 })
    const back = chosen({ hasBudgetMobilite: false, budgetMobilitePilier2: 500 }, had)
    assert.deepInclude(back, { hasBudgetMobilite: false, budgetMobilitePilier2: 0 })
  })

  test('every refusal at once, and the stored package untouched', ({ assert }) => {
    const before = structuredClone(OFFERED)
    const wanted = {
      hasVoitureSociete: true,
      descriptionVS: 'X',
      hasJoursConge: true,
      joursConge: 99,
      hasLaptop: true,
    }
    assert.lengthOf(refused(wanted), 3)
    assert.deepEqual(OFFERED, before)
  })

  test('what is chosen and chosen again is the same', ({ assert }) => {
    const once = chosen({
      hasVoitureSociete: true,
      ...car(ELECTRIC),
      hasJoursConge: true,
      joursConge: 2,
    })
    assert.deepEqual(chosen({ ...once }, once), once)
    assert.deepEqual(withoutFreeChoices(once).hasVoitureSociete, false)
  })
})

test.group('What keeps choices from being accepted', () => {
  const problemsOf = (fields: PackageFields) => {
    const result = compute({ date: '2026-09-01', worker: {}, package: fields })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    return acceptanceProblems(fields, result.answer)
  }

  test('nothing, when everything compulsory is chosen and pay stays above its minimum', ({
    assert,
  }) => {
    assert.deepEqual(problemsOf(chosen({})), [])
  })

  test('each compulsory thing that is not chosen is named', ({ assert }) => {
    const must = { ...OFFERED, mustHaveLaptop: true, mustHaveTelephone: true }
    assert.deepEqual(
      problemsOf(chosen({}, must)).map(({ code, params }) => [code, params?.benefit]),
      [
        ['missing', 'telephone'],
        ['missing', 'laptop'],
      ]
    )
    const had = { hasLaptop: true, laptop: 40, descriptionLaptop: 'Portable' }
    assert.lengthOf(problemsOf(chosen(had, must)), 1)
  })

  test('pay below the minimum for the hours worked, with the minimum', ({ assert }) => {
    const dear = { ...OFFERED, salaireBrutMin: 4_900 }
    const wanted = { hasVoitureSociete: true, ...car(PETROL) }
    const [problem] = problemsOf(chosen(wanted, dear))
    assert.deepInclude(problem, { code: 'below_minimum', params: { minimum: 4_900 } })
    const half = { ...dear, salaireBrut: 5_200, regimeNumerateur: 19 }
    assert.deepEqual(problemsOf(chosen(wanted, half)), [], 'half the hours, half the minimum')
  })
})
