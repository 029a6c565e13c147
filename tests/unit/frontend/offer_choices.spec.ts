import { test } from '@japa/runner'
import { computeFigures, missingChoices } from '#modules/compute/pure'
import { EVERY_CHOICE } from '#tests/e2e/support/every_choice'
import {
  chooseBudget,
  choosePillar1,
  choosePillar2,
} from '../../../frontend/features/offer-page/configure/budget-choices.ts'
import {
  chooseOption,
  chooseExtension,
  chosenOption,
  leastCard,
  slide,
  toggleChoice,
  unitsOf,
  warrantStep,
} from '../../../frontend/features/offer-page/configure/choices.ts'
import {
  pageOf,
  pagesOf,
  sortedRows,
  type Row,
} from '../../../frontend/features/offer-page/configure/option-rows.ts'
import { lean } from '../../../frontend/lib/pay/lean.ts'
import { slideWays } from '../../../frontend/features/offer-page/configure/ways.ts'
import {
  minimumGross,
  type Fields,
  type Option,
} from '../../../frontend/features/offer-page/offer.ts'

const DAY = '2026-06-01'
const CAR: Option = {
  id: 'a',
  description: 'Alpha',
  energie: 'ELECTRIQUE',
  valeur: 40_000,
  tcoMensuel: 700,
  eligibleBudgetMobilite: true,
}
const FIELDS = {
  packageType: 'FLEX',
  budgetMobilite: 9600,
  budgetMobilitePilier2: 500,
  voitureSocieteOptions: [CAR],
} as unknown as Fields

const after = (changes: object, fields = FIELDS) => ({ ...fields, ...changes }) as Fields

test.group('What a candidate chooses', () => {
  test('mobility budget and car or fuel card take each other’s place', ({ assert }) => {
    const car = after(chooseOption('voitureSociete', CAR), after(chooseBudget(FIELDS, true, DAY)))
    assert.deepInclude(car, { hasVoitureSociete: true, hasBudgetMobilite: false, valeurVS: 40_000 })
    assert.equal(chosenOption(car, 'voitureSociete'), CAR)
    const fuel = after(slide('carteEssence', 100), after(chooseBudget(FIELDS, true, DAY)))
    assert.deepInclude(fuel, { hasCarteEssence: true, hasBudgetMobilite: false })
    assert.deepInclude(after(chooseBudget(FIELDS, true, DAY), after({ ...car, ...fuel })), {
      hasBudgetMobilite: true,
      hasVoitureSociete: false,
      hasCarteEssence: false,
    })
  })

  test('the second pillar gives way to the car of the first', ({ assert }) => {
    // 800 − 700 − 42.34 of CO₂ contribution
    assert.deepInclude(choosePillar1(FIELDS, CAR, DAY), {
      budgetMobiliteHasPilier1: true,
      budgetMobilitePilier2: 57.66,
    })
    assert.deepInclude(choosePillar1(FIELDS, null, DAY), { budgetMobiliteHasPilier1: false })
  })

  test('the balance of the budget is paid out unasked, until the second pillar takes all of it', ({
    assert,
  }) => {
    const paid = { budgetMobiliteSoldePilier3: true }
    assert.deepInclude(chooseBudget(FIELDS, true, DAY), paid)
    assert.deepInclude(choosePillar2(FIELDS, 799.99, DAY), {
      budgetMobilitePilier2: 799.99,
      ...paid,
    })
    const spent = after(choosePillar2(FIELDS, 800, DAY))
    assert.isFalse(spent.budgetMobiliteSoldePilier3)
    const car = after(choosePillar1(FIELDS, CAR, DAY))
    assert.isFalse(car.budgetMobiliteSoldePilier3, '700, 42.34 and 57.66')
    assert.deepInclude(choosePillar2(spent, 0, DAY), paid)
  })

  test('figures of what is chosen are the same without all that is on offer beside it', ({
    assert,
  }) => {
    const whole = {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      ...EVERY_CHOICE,
    } as unknown as Fields
    const car = chooseOption('voitureSociete', whole.voitureSocieteOptions![1] as Option)
    const extension = { id: 'x1', description: 'Soins dentaires', valeur: 120, maxUnits: 3 }
    const ways = [
      {},
      car,
      chooseBudget(whole, true, DAY),
      slide('joursConge', 5),
      slide('carteEssence', 100),
      slide('flexWarrants', 1500),
      chooseExtension(whole, extension as Option, 2),
      { ...car, ...slide('joursConge', 10), ...slide('flexWarrants', 800) },
      { ...car, salaireBrut: 1 },
    ]
    for (const way of ways) {
      const fields = after(way, whole)
      const [all, own] = [fields, lean(fields)].map((each) =>
        computeFigures({ date: DAY, worker: {}, package: each } as never)
      )
      const told = JSON.stringify(way)
      assert.equal(own!.ok, all!.ok, told)
      if (!all!.ok || !own!.ok) continue
      assert.deepEqual(own.compute.remuneration, all.compute.remuneration, told)
      assert.deepEqual(own.compute.coutEmployeur, all.compute.coutEmployeur, told)
      assert.deepEqual(missingChoices(fields as never), all.flex!.manquants, told)
    }
  })

  test('a slider at 0 is no choice, above it is one, and options on shares begin with one', ({
    assert,
  }) => {
    assert.deepEqual(slide('joursConge', 0), { joursConge: 0, hasJoursConge: false })
    assert.deepEqual(slide('flexWarrants', 50), { flexWarrants: 50, hasFlexWarrants: true })
    assert.deepEqual(toggleChoice(FIELDS, 'stockOptions', true), {
      stockOptionUnits: 1,
      hasStockOptions: true,
    })
    assert.deepEqual(toggleChoice(FIELDS, 'stockOptions', false), { hasStockOptions: false })
    // A list begins with its first, and with what was chosen before where there was any.
    const car = toggleChoice(FIELDS, 'voitureSociete', true)
    assert.deepInclude(car, {
      hasVoitureSociete: true,
      hasBudgetMobilite: false,
      tcoMensuelVS: 700,
    })
    assert.deepEqual(toggleChoice(FIELDS, 'velo', true), { hasVelo: false }, 'none is offered')
  })

  test('an extension comes with one unit and takes its flag away with the last', ({ assert }) => {
    const option: Option = { id: 'x', description: 'Dentaire', valeur: 120, maxUnits: 3 }
    const one = after(chooseExtension(FIELDS, option, 1))
    assert.isTrue(one.hasExtensionAssurance)
    assert.equal(unitsOf(one, option), 1)
    const three = after(chooseExtension(one, option, 3), one)
    assert.lengthOf(three.extensionAssuranceSelections!, 1)
    assert.equal(unitsOf(three, option), 3)
    assert.deepInclude(after(chooseExtension(three, option, 0), three), {
      hasExtensionAssurance: false,
      extensionAssuranceSelections: [],
    })
    assert.deepEqual(chooseOption('laptop', null), { hasLaptop: false })
  })

  test('warrants move by the greatest usual step that divides their end into more than ten', ({
    assert,
  }) => {
    assert.deepEqual([100, 500, 1000, 1100, 12_000, 12].map(warrantStep), [5, 25, 50, 100, 1000, 1])
  })

  test('the least gross pay follows the hours', ({ assert }) => {
    const minimum = { hasSalaireBrutMin: true, salaireBrutMin: 3000 }
    const hours = { regimeNumerateur: 19, regimeDenominateur: 38 }
    assert.equal(minimumGross(after({ ...minimum, ...hours })), 1500)
    assert.isNull(minimumGross(after({ ...minimum, ...hours, hasSalaireBrutMin: false })))
  })

  test('cars stand ten a page, in the order of a column, ties by their description', ({
    assert,
  }) => {
    const rows = Array.from({ length: 12 }, (_, at): Row => ({
      option: { description: `Car ${12 - at}` },
      at,
      atn: at % 2,
      energie: at < 6 ? 'Diesel' : 'Électrique',
      effect: at === 4 ? null : { month: -at, year: -12 * at },
    }))
    const names = (sorted: Row[]) => sorted.map(({ option }) => option.description)
    const byName = sortedRows(rows, { by: 'description', order: 'asc' }, 'fr')
    assert.equal(names(byName)[1], 'Car 2', 'numbers are read as numbers')
    assert.deepEqual(
      pagesOf(byName).map((page) => page.length),
      [10, 2]
    )
    assert.equal(pageOf(byName, rows[0].option), 1)
    assert.deepEqual(pagesOf([]), [[]])
    const byAtn = sortedRows(rows, { by: 'atn', order: 'desc' }, 'fr')
    assert.deepEqual(names(byAtn).slice(0, 2), ['Car 1', 'Car 3'])
    const byEnergie = sortedRows(rows, { by: 'energie', order: 'asc' }, 'fr')
    assert.equal(names(byEnergie)[0], 'Car 7')
    const byEffect = names(sortedRows(rows, { by: 'effect', order: 'asc' }, 'fr'))
    assert.deepEqual(byEffect.slice(0, 2), ['Car 12', 'Car 11'], 'what costs least first')
    assert.equal(byEffect.at(-1), 'Car 8', 'what cannot be reckoned last')
  })
})

test.group('The next step of a slider', () => {
  const textOf = (amount: number) => `${amount} €`

  test('goes up and down from where it stands, no further than its ends', ({ assert }) => {
    const steps = (value: number, step: number, min: number, max: number) =>
      slideWays((amount) => slide('flexWarrants', amount), { value, step, min, max }, textOf).map(
        ({ key, step: text }) => [key, text]
      )
    assert.deepEqual(steps(100, 50, 0, 500), [
      ['more', '50 €'],
      ['less', '50 €'],
    ])
    assert.deepEqual(steps(0, 50, 0, 500), [['more', '50 €']])
    assert.deepEqual(steps(480, 50, 0, 500), [
      ['more', '20 €'],
      ['less', '50 €'],
    ])
    assert.deepEqual(steps(500, 50, 0, 500), [['less', '50 €']])
  })

  test('at its end below takes the choice away, and above chooses it', ({ assert }) => {
    const at = { value: 1, step: 1, min: 0, max: 2 }
    const [more, less] = slideWays((days) => slide('joursConge', days), at, String)
    assert.deepEqual(more!.changes, { joursConge: 2, hasJoursConge: true })
    assert.deepEqual(less!.changes, { joursConge: 0, hasJoursConge: false })
  })

  test('of a card for fuel begins at the least that is a card', ({ assert }) => {
    assert.equal(leastCard({ carteEssenceMin: 0, carteEssenceMax: 200 } as Fields), 5)
    assert.equal(leastCard({ carteEssenceMin: 50, carteEssenceMax: 200 } as Fields), 50)
    assert.equal(leastCard({ carteEssenceMax: 3 } as Fields), 3)
  })
})
