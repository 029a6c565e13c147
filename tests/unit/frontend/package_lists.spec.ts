import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { BENEFIT_KINDS, compute, flagOf, listOf, NAMED_LISTS } from '#modules/compute/pure'
import { blank } from '../../../frontend/features/catalogue/kinds.ts'
import { asOption } from '../../../frontend/features/package-editor/as-option.ts'
import type { DraftFields } from '../../../frontend/features/package-editor/draft.ts'
import {
  LISTS,
  nextSort,
  sorted,
  written,
  type Entry,
} from '../../../frontend/features/package-editor/lists.ts'
import {
  carCost,
  carCostOf,
  carsWithin,
  isPaidOut,
  pillar2Max,
  pillar3,
} from '../../../frontend/lib/pay/mobility.ts'

const FLEX = {
  packageType: 'FLEX',
  computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
  salaireBrut: 5000,
} as DraftFields

const car = (change: Entry): Entry => ({
  id: 'a',
  description: 'Alpha',
  energie: 'ELECTRIQUE',
  valeur: 40_000,
  tcoMensuel: 700,
  ...change,
})

test.group('Lists of a package', () => {
  for (const kind of BENEFIT_KINDS) {
    const list = listOf(kind)
    test(`an entry of ${list} with its usual values can be chosen, and the engine takes it`, ({
      assert,
    }) => {
      const spec = LISTS[list]
      const entry = {
        id: 'x1',
        description: 'One',
        ...Object.fromEntries(
          spec.columns.flatMap(({ key, usual }) => (usual === undefined ? [] : [[key, usual]]))
        ),
      } as Entry
      const offered = { ...FLEX, [flagOf('can', kind)]: true, [list]: [entry] } as DraftFields
      assert.isFalse(spec.isChosen!(entry, offered))
      const chosen = { ...offered, ...spec.choose!(entry, offered) } as DraftFields
      assert.isTrue(spec.isChosen!(entry, chosen))
      const result = compute({ date: '2026-09-01', package: chosen as never })
      assert.isTrue(result.ok, JSON.stringify(result.ok ? null : result.errors))
      if (!result.ok) return
      const [element] = result.answer.compute.remuneration.elementsSalariauxFlex
      assert.isAbove(element!.amount, 0)
      assert.deepEqual(result.answer.flex!.manquants, [])
    })
  }

  test('a hybrid of the catalogue comes into a list, and from there into the package, with all that tells it', ({
    assert,
  }) => {
    const benefit = {
      ...blank('voitureSociete'),
      id: 'h',
      kind: 'voitureSociete' as const,
      description: 'Hybride',
      energie: 'HYBRIDE_ESSENCE' as const,
      co2: 45,
      batterie: 0.4,
      co2Equivalent: 150,
      euro6eBis: true,
      valeur: 50_000,
      tcoMensuel: 800,
      archived: false,
      version: 1,
      photoUrl: null,
    }
    const entry = asOption(benefit)
    assert.deepInclude(entry, { co2: 45, batterie: 0.4, co2Equivalent: 150, euro6eBis: true })
    assert.notProperty(entry, 'nonRechargeable')
    assert.deepInclude(written('voitureSociete', entry), {
      co2VS: 45,
      nonRechargeableVS: null,
      batterieVS: 0.4,
      co2EquivalentVS: 150,
      euro6eBisVS: true,
    })
    const plain = { batterie: null, co2Equivalent: null, euro6eBis: false, nonRechargeable: true }
    const unplugged = asOption({ ...benefit, ...plain })
    assert.deepEqual(Object.keys(unplugged), [
      ...['id', 'description', 'energie', 'co2', 'nonRechargeable'],
      ...['valeur', 'tcoMensuel', 'eligibleBudgetMobilite'],
    ])
  })

  test('what candidates look at comes into a list, and no package has it', ({ assert }) => {
    const looks = { carrosserie: 'SUV', autonomie: 410, puissanceCharge: 100 } as const
    const entry = asOption({
      ...blank('voitureSociete'),
      ...looks,
      id: 's',
      kind: 'voitureSociete',
      description: 'Kona',
      valeur: 40_000,
      tcoMensuel: 700,
      archived: false,
      version: 1,
      photoUrl: null,
    })
    assert.deepInclude(entry, looks)
    const fields = written('voitureSociete', entry)
    for (const field of Object.keys(looks)) assert.notProperty(fields, field)
    const { columns } = LISTS.voitureSocieteOptions
    const range = columns.find(({ key }) => key === 'autonomie')!
    assert.isTrue(range.when!({ energie: 'ELECTRIQUE' }))
    assert.isTrue(range.when!({ energie: 'HYBRIDE_ESSENCE' }))
    assert.isFalse(range.when!({ energie: 'HYBRIDE_ESSENCE', nonRechargeable: true }))
    assert.isFalse(range.when!({ energie: 'DIESEL' }))
  })

  test('an insurance extension is chosen and given back', ({ assert }) => {
    const { choose, isChosen } = LISTS.extensionAssuranceOptions
    const entry = { id: 'x1', description: 'Dental', valeur: 100, maxUnits: 3 }
    const chosen = { ...FLEX, ...choose!(entry, FLEX) } as DraftFields
    assert.deepEqual(chosen.extensionAssuranceSelections, [
      {
        companyAssuranceExtensionId: 'x1',
        description: 'Dental',
        valeur: 100,
        maxUnits: 3,
        units: 1,
      },
    ] as never)
    const back = { ...chosen, ...choose!(entry, chosen) } as DraftFields
    assert.isFalse(isChosen!(entry, back))
  })

  test('what is chosen takes its names with it, and leaves those of what was chosen before', ({
    assert,
  }) => {
    const translations = { nl: 'Naam' }
    for (const list of ['veloOptions', 'laptopOptions', 'voitureSocieteOptions'] as const) {
      const { choose } = LISTS[list]
      const names = `translations${{ veloOptions: 'Velo', laptopOptions: 'Laptop', voitureSocieteOptions: 'VS' }[list]}`
      const chosen = choose!(car({ translations }), FLEX)
      assert.deepInclude(chosen, { [names]: translations })
      assert.deepInclude(choose!(car({}), { ...FLEX, ...chosen } as DraftFields), { [names]: null })
    }
    const extension = { id: 'x1', description: 'Dental', translations, valeur: 100 }
    const { extensionAssuranceSelections } = LISTS.extensionAssuranceOptions.choose!(
      extension,
      FLEX
    )
    assert.deepInclude(extensionAssuranceSelections![0], { translations })
  })

  test('rows stand by their description, a column sorts them, and again turns them round', ({
    assert,
  }) => {
    const rows = [
      { entry: car({ description: 'zoé', energie: 'ELECTRIQUE' }), at: 0, atn: 140 },
      { entry: car({ description: 'Âge', energie: 'DIESEL' }), at: 1, atn: 90 },
      { entry: car({ description: 'bmw 3', energie: 'ESSENCE' }), at: 2, atn: 90 },
    ]
    const by = (sort: Parameters<typeof sorted>[1]) =>
      sorted(rows, sort, ({ entry }, key) => String(entry[key as 'description']), 'fr').map(
        ({ at }) => at
      )
    const first = { by: 'description', down: false } as const
    assert.deepEqual(by(first), [1, 2, 0])
    assert.deepEqual(by(nextSort(first, 'description')), [0, 2, 1])
    assert.deepEqual(by(nextSort(first, 'atn')), [1, 2, 0])
    assert.deepEqual(by({ by: 'atn', down: true }), [0, 1, 2])
    assert.deepEqual(by({ by: 'energie', down: false }), [1, 0, 2])
    assert.deepEqual(nextSort({ by: 'atn', down: true }, 'energie'), { by: 'energie', down: false })
  })

  for (const locale of ['fr', 'nl', 'en']) {
    test(`has a name for every column in ${locale}`, ({ assert }) => {
      const words = Object.fromEntries(
        ['fields', 'benefits'].flatMap((file) =>
          Object.entries(
            JSON.parse(readFileSync(`frontend/lang/${locale}/${file}.json`, 'utf8'))
          ).map(([key, text]) => [`${file}.${key}`, text])
        )
      )
      const needed = NAMED_LISTS.flatMap((list) => [
        `fields.${list}`,
        ...LISTS[list].columns.map(({ label }) => label),
        ...LISTS[list].columns.flatMap(({ choices = [], words: start = 'fields.choice_' }) =>
          choices.map((choice) => `${start}${choice}`)
        ),
      ])
      assert.deepEqual(
        needed.filter((key) => !words[key]),
        []
      )
    })
  }
})

test.group('The mobility budget', () => {
  const DAY = '2026-06-01'

  test('a car of the first pillar is eligible, and a year of it with its CO₂ contribution fits to the cent', ({
    assert,
  }) => {
    const electric = (id: string, tcoMensuel: number, eligibleBudgetMobilite = true) =>
      car({ id, energie: 'ELECTRIQUE', eligibleBudgetMobilite, tcoMensuel })
    // 42.34 a month of contribution
    const cars = [electric('no', 100, false), electric('fits', 457.66), electric('dear', 457.67)]
    const within = (budget: object) => carsWithin(cars, budget, DAY).cars.map(({ id }) => id)
    assert.deepEqual(within({ budgetMobilite: 6000 }), ['fits'])
    assert.deepEqual(within({ budgetMobilite: 6000, energieHorsTcoVS: 0.01 }), [])
    assert.isNull(carsWithin(cars, { budgetMobilite: 6000 }, DAY).emitting)
  })

  test('a car ordered from 2026 that emits CO₂ is left out, with since when', ({ assert }) => {
    const emits = { energie: 'DIESEL', co2: 90, eligibleBudgetMobilite: true, tcoMensuel: 300 }
    const cars = [car({ id: 'diesel', ...emits })]
    const on = (date: string) => carsWithin(cars, { budgetMobilite: 12_000 }, date)
    assert.deepEqual(on(DAY), { cars: [], emitting: { cars, from: '2026-01-01', max: 0 } })
    assert.deepEqual(on('2025-12-31'), { cars, emitting: null })
    const heavy = [car({ id: 'heavy', ...emits, co2: 96 })]
    assert.deepEqual(carsWithin(heavy, { budgetMobilite: 12_000 }, '2025-12-31').emitting, {
      cars: heavy,
      from: '2021-01-01',
      max: 95,
    })
  })

  test('an electric car at 700 leaves 3,091.92 of 12,000: all it costs is taken off', ({
    assert,
  }) => {
    const electric = { energie: 'ELECTRIQUE', tcoMensuel: 700 }
    const cost = carCost(electric, {}, DAY)
    assert.equal(cost, 742.34)
    assert.equal(pillar2Max(12_000, cost), 257.66)
    assert.equal(pillar3(12_000, cost, 0), 3091.92)
    assert.equal(carCost(electric, { energieHorsTcoVS: 60 }, DAY), 802.34)
    const fields = { energieVS: 'ELECTRIQUE', tcoMensuelVS: 700 }
    assert.equal(carCostOf({ ...fields, budgetMobiliteHasPilier1: true }, DAY), 742.34)
    assert.equal(carCostOf(fields, DAY), 0)
    // ordered before July 2023 it owes the lower minimum
    const older = { ...fields, budgetMobiliteHasPilier1: true, dateCommandeVS: '2023-06-30' }
    assert.isBelow(carCostOf(older, DAY), 742.34)
  })

  test('the second pillar takes at most a twelfth of the budget without the car', ({ assert }) => {
    assert.equal(pillar2Max(10_000, 0), 833.33)
    assert.equal(pillar2Max(10_000, 500), 333.33)
    assert.equal(pillar2Max(6000, 700), 0)
  })

  test('the third pillar is what is left of the year, never below nothing', ({ assert }) => {
    assert.equal(pillar3(10_000, 500, 100), 2800)
    assert.equal(pillar3(10_000, 0, 833.33), 0.04)
    assert.equal(pillar3(6000, 500, 10), 0)
  })

  test('the balance is paid out unless the second pillar takes all of it', ({ assert }) => {
    assert.isTrue(isPaidOut(10_000, 0, 0))
    assert.isTrue(isPaidOut(10_000, 500, 333.32))
    assert.isFalse(isPaidOut(10_000, 500, 333.33))
    // a car that takes all of it leaves a balance of nothing, which no worker chooses
    assert.isTrue(isPaidOut(6000, 500, 0))
  })

  test('the most of the second pillar is what the engine takes, and a cent more is refused', ({
    assert,
  }) => {
    const base = { ...FLEX, packageType: 'FIX', hasBudgetMobilite: true, budgetMobilite: 10_000 }
    const at = (budgetMobilitePilier2: number) =>
      compute({ date: '2026-09-01', package: { ...base, budgetMobilitePilier2 } as never })
    const max = pillar2Max(10_000, 0)
    assert.isTrue(at(max).ok)
    const beyond = at(Math.round((max + 0.01) * 100) / 100)
    assert.isFalse(beyond.ok)
    if (!beyond.ok) assert.equal(beyond.errors[0]!.path, 'package.budgetMobilitePilier2')
    const left = at(500)
    assert.isTrue(left.ok)
    if (!left.ok) return
    const solde = left.answer.compute.coutEmployeur.avantages.find(
      ({ key }) => key === 'budgetMobiliteSolde'
    )
    assert.equal(solde!.amount, pillar3(10_000, 0, 500))
  })
})
