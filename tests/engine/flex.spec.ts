import { test } from '@japa/runner'
import type { ComputeAnswer, PackageFields } from '#modules/compute/pure'
import { answered, refused, request } from './requests.ts'

const CARS = [
  { id: 1, description: 'Small', energie: 'ELECTRIQUE', valeur: 34_000, tcoMensuel: 560 },
  { id: 2, description: 'Large', energie: 'ELECTRIQUE', valeur: 62_000, tcoMensuel: 980 },
  { id: 3, description: 'Old', energie: 'DIESEL', co2: 120, valeur: 30_000, tcoMensuel: 500 },
] as const

/** A package with everything on offer and nothing chosen. */
const OFFER: Partial<PackageFields> = {
  packageType: 'FLEX',
  salaireBrut: 4500,
  canVoitureSociete: true,
  voitureSocieteOptions: CARS,
  canCarteEssence: true,
  carteEssenceMin: 50,
  carteEssenceMax: 200,
  canBudgetMobilite: true,
  budgetMobilite: 9000,
  canVelo: true,
  veloOptions: [{ tcoMensuel: 60 }, { tcoMensuel: 120 }],
  canTelephone: true,
  telephoneOptions: [{ valeur: 15 }, { valeur: 25 }],
  canTelephonePlan: true,
  telephonePlanOptions: [{ valeur: 20 }],
  canLaptop: true,
  laptopOptions: [{ valeur: 30 }, { valeur: 55 }],
  canJoursConge: true,
  maxJoursConge: 5,
  canFlexWarrants: true,
  maxFlexWarrants: 3000,
  canEpargnePension: true,
  epargnePension: 1020,
  canStockOptions: true,
  stockOptionValue: 40,
  maxStockOptionUnits: 10,
  canExtensionAssurance: true,
  extensionAssuranceOptions: [
    { id: 'dental', description: 'Dental', valeur: 180, maxUnits: 2 },
    { id: 'travel', description: 'Travel', valeur: 90, maxUnits: 1 },
  ],
}

const CAR: Partial<PackageFields> = {
  hasVoitureSociete: true,
  energieVS: 'ELECTRIQUE',
  co2VS: 0,
  valeurVS: 34_000,
  tcoMensuelVS: 560,
}

function flexOf(
  fields: Partial<PackageFields>
): ComputeAnswer & Required<Pick<ComputeAnswer, 'flex'>> {
  const answer = answered(request({ package: { ...OFFER, ...fields } }))
  return answer as ComputeAnswer & Required<Pick<ComputeAnswer, 'flex'>>
}

const gross = ({ compute }: ComputeAnswer) => compute.remuneration.remunerationMensuelle.salaireBrut
const costOf = ({ compute }: ComputeAnswer) => compute.coutEmployeur.coutEmployeurAnnuel
const keys = ({ compute }: ComputeAnswer) =>
  compute.remuneration.elementsSalariauxFlex.map(({ key }) => key)

test.group('FLEX packages', () => {
  test('with nothing chosen are what the same FIX package is', ({ assert }) => {
    const flex = flexOf({})
    const { canVoitureSociete, ...rest } = OFFER
    assert.isTrue(canVoitureSociete)
    const fix = answered(request({ package: { ...rest, packageType: 'FIX' } }))
    assert.deepEqual(flex.compute.coutEmployeur, fix.compute.coutEmployeur)
    assert.equal(gross(flex), 4500)
    assert.equal(flex.flex.budget, costOf(fix))
    assert.deepEqual(keys(flex), [])
    assert.isUndefined(fix.flex)
    assert.deepEqual(fix.compute.remunerationBrutLowest, {})
  })

  test('keep the cost whatever is chosen: the greatest gross within the budget', ({ assert }) => {
    const choices: Partial<PackageFields>[] = [
      CAR,
      { ...CAR, hasCarteEssence: true, carteEssence: 100 },
      { hasVelo: true, tcoMensuelVelo: 60 },
      { hasTelephone: true, telephone: 15, hasLaptop: true, laptop: 30 },
      { hasJoursConge: true, joursConge: 3 },
      { hasFlexWarrants: true, flexWarrants: 2000 },
      { hasEpargnePension: true },
      { hasBudgetMobilite: true, budgetMobiliteSoldePilier3: true },
      { ...CAR, hasJoursConge: true, joursConge: 5, hasFlexWarrants: true, flexWarrants: 3000 },
    ]
    for (const fields of choices) {
      const answer = flexOf(fields)
      const { budget } = answer.flex
      assert.isBelow(gross(answer), 4500, JSON.stringify(fields))
      assert.isAtMost(costOf(answer), budget)
      // The same choices in a FIX package of that gross cost the same; with a cent more, too much.
      const fixAt = (salaireBrut: number) =>
        costOf(
          answered(request({ package: { ...OFFER, ...fields, packageType: 'FIX', salaireBrut } }))
        )
      assert.equal(fixAt(gross(answer)), costOf(answer))
      assert.isAbove(fixAt((Math.round(gross(answer) * 100) + 1) / 100), budget)
    }
  })

  test('name what is chosen with its yearly cost', ({ assert }) => {
    const answer = flexOf({ ...CAR, hasVelo: true, tcoMensuelVelo: 60 })
    assert.deepEqual(keys(answer), ['voitureSociete', 'velo'])
    const [car, bike] = answer.compute.remuneration.elementsSalariauxFlex
    const lines = Object.fromEntries(
      answer.compute.coutEmployeur.avantages.map(({ key, amount }) => [key, amount])
    )
    assert.equal(bike.amount, lines.velo)
    assert.closeTo(car.amount, lines.voitureSociete + lines.cotisationCo2, 1e-9)
    assert.deepEqual(answer.flex.choix[0], {
      key: 'voitureSociete',
      choisi: true,
      obligatoire: false,
    })
    assert.lengthOf(answer.flex.choix, 12)
  })

  test('a benefit that is not on offer is part of the budget', ({ assert }) => {
    const fixed = { ...CAR, canVoitureSociete: false }
    const answer = flexOf(fixed)
    assert.equal(gross(answer), 4500)
    assert.deepEqual(keys(answer), [])
    assert.isAbove(answer.flex.budget, flexOf({}).flex.budget)
  })

  test('the lowest gross is that of the dearest choices, whatever is chosen now', ({ assert }) => {
    const { compute, flex } = flexOf({})
    const { remunerationBrutLowest: lowest } = compute
    assert.deepEqual(flexOf(CAR).compute.remunerationBrutLowest, lowest)
    assert.equal(flex.salaireBrutHighest, 4500)
    assert.isAtMost(lowest.coutEmployeurAnnuel, flex.budget)
    // The dearest car and the fullest sliders, chosen by hand.
    const common: Partial<PackageFields> = {
      hasVelo: true,
      tcoMensuelVelo: 120,
      hasTelephone: true,
      telephone: 25,
      hasTelephonePlan: true,
      telephonePlan: 20,
      hasLaptop: true,
      laptop: 55,
      hasJoursConge: true,
      joursConge: 5,
      hasFlexWarrants: true,
      flexWarrants: 3000,
      hasEpargnePension: true,
      hasStockOptions: true,
      stockOptionUnits: 10,
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [
        { companyAssuranceExtensionId: 'dental', valeur: 180, units: 2 },
        { companyAssuranceExtensionId: 'travel', valeur: 90, units: 1 },
      ],
    }
    const withCar = flexOf({
      ...common,
      ...CAR,
      valeurVS: 62_000,
      tcoMensuelVS: 980,
      hasCarteEssence: true,
      carteEssence: 200,
    })
    const withBudget = flexOf({
      ...common,
      hasBudgetMobilite: true,
      budgetMobiliteSoldePilier3: true,
    })
    assert.equal(lowest.salaireBrut, Math.min(gross(withCar), gross(withBudget)))
    assert.equal(lowest.salaireNet, withCar.compute.remuneration.remunerationMensuelle.salaireNet)
    // A richer mobility budget is the dearer of the two.
    const rich = flexOf({ budgetMobilite: 16_000 }).compute.remunerationBrutLowest
    assert.isBelow(rich.salaireBrut, lowest.salaireBrut)
  })

  test('every choice lies between the lowest and the highest gross', ({ assert }) => {
    const { compute, flex } = flexOf({ ...CAR, hasJoursConge: true, joursConge: 2 })
    const now = compute.remuneration.remunerationMensuelle.salaireBrut
    assert.isAbove(now, compute.remunerationBrutLowest.salaireBrut)
    assert.isBelow(now, flex.salaireBrutHighest)
  })

  test('what is compulsory lowers the highest gross, by its cheapest form', ({ assert }) => {
    const answer = flexOf({ mustHaveLaptop: true })
    assert.deepEqual(answer.flex.manquants, ['laptop'])
    const chosen = flexOf({ mustHaveLaptop: true, hasLaptop: true, laptop: 30 })
    assert.deepEqual(chosen.flex.manquants, [])
    assert.equal(answer.flex.salaireBrutHighest, gross(chosen))
    // Not on offer: nothing is missing.
    const unoffered = flexOf({ mustHaveLaptop: true, canLaptop: false })
    assert.deepEqual(unoffered.flex.manquants, [])
  })

  test('a compulsory car leaves the mobility budget out of the lowest gross', ({ assert }) => {
    const must = flexOf({ mustHaveVoitureSociete: true, budgetMobilite: 16_000 })
    assert.equal(
      must.compute.remunerationBrutLowest.salaireBrut,
      flexOf({ canBudgetMobilite: false }).compute.remunerationBrutLowest.salaireBrut
    )
  })

  test('an insurance extension that is not on offer is no valid choice', ({ assert }) => {
    const select = (id: string, units: number) =>
      flexOf({
        hasExtensionAssurance: true,
        extensionAssuranceSelections: [{ companyAssuranceExtensionId: id, valeur: 90, units }],
      }).flex.manquants
    assert.deepEqual(select('travel', 1), [])
    assert.deepEqual(select('travel', 2), ['extensionAssurance'])
    assert.deepEqual(select('pet', 1), ['extensionAssurance'])
  })

  test('the minimum gross is flagged orange, then red', ({ assert }) => {
    const alert = (salaireBrutMin: number, more: Partial<PackageFields> = {}) =>
      flexOf({ hasSalaireBrutMin: true, salaireBrutMin, ...more })
    assert.isNull(alert(1000).flex.alerte)
    assert.equal(alert(4000).flex.alerte, 'orange')
    assert.equal(alert(4500).flex.alerte, 'orange')
    assert.equal(alert(4500.01).flex.alerte, 'red')
    assert.isNull(flexOf({ salaireBrutMin: 9000 }).flex.alerte)
    assert.isNull(flexOf({ salaireBrutMin: 9000 }).flex.minimum)
    // It follows the hours.
    const half = { regimeNumerateur: 19, regimeDenominateur: 38 }
    assert.equal(alert(8000, half).flex.minimum, 4000)
    // The current choice is told by itself.
    assert.deepEqual(alert(4400).minimumBrut, { minimum: 4400, respecte: true })
    assert.deepEqual(alert(4400, CAR).minimumBrut, { minimum: 4400, respecte: false })
  })

  test('the minimum gross of a FIX package is told too', ({ assert }) => {
    const fix = (salaireBrutMin?: number, more: Partial<PackageFields> = {}) =>
      request({ package: { salaireBrut: 3000, hasSalaireBrutMin: true, salaireBrutMin, ...more } })
    assert.deepEqual(answered(fix(3000)).minimumBrut, { minimum: 3000, respecte: true })
    assert.deepEqual(answered(fix(3000.01)).minimumBrut, { minimum: 3000.01, respecte: false })
    assert.isUndefined(answered(fix(3000, { hasSalaireBrutMin: false })).minimumBrut)
    assert.deepEqual(refused(fix()), [{ code: 'required', path: 'package.salaireBrutMin' }])
  })

  test('warrants on offer count up to the share of pay the law allows', ({ assert }) => {
    const offer = { packageType: 'FLEX', canFlexWarrants: true, maxFlexWarrants: 30_000 } as const
    const { compute } = answered(request({ package: { ...offer, salaireBrut: 3000 } }))
    const { salaireBrut } = compute.remunerationBrutLowest
    assert.isAbove(salaireBrut, 2000)
    const all = { ...offer, salaireBrut: 3000, hasFlexWarrants: true, flexWarrants: 30_000 }
    assert.notEqual(refused(request({ package: all })).length, 0)
  })

  test('choices that cost more than the package are refused', ({ assert }) => {
    const fields = { ...OFFER, salaireBrut: 300, ...CAR, tcoMensuelVS: 3000 }
    const errors = refused(request({ package: fields }))
    assert.deepEqual(
      errors.map(({ code, path }) => [code, path]),
      [['unreachable', 'package']]
    )
  })

  test('the mobility budget excludes the car and the fuel card', ({ assert }) => {
    const both = { ...OFFER, ...CAR, hasBudgetMobilite: true }
    assert.equal(refused(request({ package: both }))[0].code, 'conflict')
  })

  test('an option is checked field by field', ({ assert }) => {
    const bad: [Partial<PackageFields>, string, string][] = [
      [{ veloOptions: [{}] as never }, 'required', 'package.veloOptions[0].tcoMensuel'],
      [{ veloOptions: {} as never }, 'invalid_value', 'package.veloOptions'],
      [{ laptopOptions: [{ valeur: -1 }] }, 'out_of_range', 'package.laptopOptions[0].valeur'],
      [
        { telephoneOptions: [{ valeur: 1, price: 2 } as never] },
        'unknown_field',
        'package.telephoneOptions[0].price',
      ],
      [
        { voitureSocieteOptions: [{ ...CARS[0], energie: 'STEAM' as never }] },
        'invalid_value',
        'package.voitureSocieteOptions[0].energie',
      ],
      [{ canVelo: 1 as never }, 'invalid_value', 'package.canVelo'],
    ]
    for (const [fields, code, path] of bad) {
      const errors = refused(request({ package: { ...OFFER, ...fields } }))
      assert.deepEqual([errors[0].code, errors[0].path], [code, path])
    }
  })

  test('what is sought in a FLEX package is the gross before the choices', ({ assert }) => {
    const target = 'remuneration.remunerationMensuelle.salaireNet'
    const known = flexOf({ ...CAR, salaireBrut: 4100 })
    const amount = known.compute.remuneration.remunerationMensuelle.salaireNet
    const answer = answered(request({ package: { ...OFFER, ...CAR }, solve: { target, amount } }))
    assert.isTrue(answer.solved!.exact)
    assert.equal(answer.flex!.salaireBrutInitial, answer.solved!.amount)
    assert.closeTo(answer.solved!.amount, 4100, 0.05)
    assert.equal(answer.compute.remuneration.remunerationMensuelle.salaireNet, amount)
  })
})
