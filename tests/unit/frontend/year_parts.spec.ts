import { test } from '@japa/runner'
import { compute, withoutFreeChoices, type PackageFields } from '#modules/compute/pure'
import { calendarFile } from '../../../frontend/features/offer-page/calendar-file.ts'
import { YEAR_PARTS, yearParts } from '../../../frontend/lib/pay/year-parts.ts'

const MODEL = { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' } as const
const figuresOf = (fields: Partial<PackageFields>) => {
  const result = compute({
    date: '2026-11-22',
    package: { salaireBrut: 5200, ...fields, computeModelConfig: MODEL },
  })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer.compute
}
const CAR = {
  id: 'c',
  description: 'Renault 5',
  energie: 'ELECTRIQUE',
  valeur: 30_000,
  tcoMensuel: 560,
} as const
const FLEX: PackageFields = {
  computeModelConfig: MODEL,
  packageType: 'FLEX',
  canVoitureSociete: true,
  voitureSocieteOptions: [CAR],
  canJoursConge: true,
  maxJoursConge: 10,
  canBudgetMobilite: true,
  budgetMobilite: 9_600,
  canLaptop: true,
  mustHaveLaptop: true,
  laptopOptions: [
    { id: 'dear', description: 'Cher', valeur: 60 },
    { id: 'cheap', description: 'Bon marché', valeur: 40 },
  ],
}

const CAR_FIELDS = {
  descriptionVS: CAR.description,
  energieVS: CAR.energie,
  valeurVS: CAR.valeur,
  tcoMensuelVS: CAR.tcoMensuel,
} as const

test.group('The year of a package in parts', () => {
  test('they add up to what the employer pays, to the cent, whatever is chosen', ({ assert }) => {
    const vouchers = { hasEcoCheques: true, ecoCheques: 250 }
    const car = { hasVoitureSociete: true, ...CAR_FIELDS }
    for (const fields of [
      {},
      { ...vouchers, hasBonusAnnuel: true, bonusAnnuel: 3000 },
      { ...FLEX, ...car },
      { ...FLEX, hasJoursConge: true, joursConge: 5 },
      {
        ...FLEX,
        hasBudgetMobilite: true,
        budgetMobilitePilier2: 400,
        budgetMobiliteSoldePilier3: true,
      },
    ] as Partial<PackageFields>[]) {
      const figures = figuresOf(fields)
      const parts = yearParts(figures)!
      const cents = YEAR_PARTS.reduce((sum, part) => sum + Math.round(parts[part] * 100), 0)
      assert.equal(cents, Math.round(figures.coutEmployeur.coutEmployeurAnnuel * 100))
    }
  })

  test('a car moves value from pay to mobility, and the budget stays', ({ assert }) => {
    const before = yearParts(figuresOf(FLEX))!
    const after = yearParts(figuresOf({ ...FLEX, hasVoitureSociete: true, ...CAR_FIELDS }))!
    assert.equal(before.mobility, 0)
    assert.equal(after.mobility, 12 * CAR.tcoMensuel)
    assert.isBelow(after.net, before.net)
    const total = (parts: typeof before) => YEAR_PARTS.reduce((sum, part) => sum + parts[part], 0)
    assert.closeTo(total(after), total(before), 0.2)
  })

  test('the budget of mobility counts as mobility, its rent and its balance alike', ({
    assert,
  }) => {
    const parts = yearParts(
      figuresOf({
        ...FLEX,
        hasBudgetMobilite: true,
        budgetMobilitePilier2: 400,
        budgetMobiliteSoldePilier3: true,
      })
    )!
    // 4,800 of rent, and 4,800 less 38.07 %.
    assert.closeTo(parts.mobility, 4_800 + 2_972.64, 0.01)
  })
})

test.group('What a candidate cannot refuse', () => {
  test('belongs to the base: what is chosen of it, else its cheapest; all else is left out', ({
    assert,
  }) => {
    const base = withoutFreeChoices({ ...FLEX, hasJoursConge: true, joursConge: 5 })
    assert.include(base, { hasJoursConge: false, hasLaptop: true, laptop: 40 })
    assert.equal(base.descriptionLaptop, 'Bon marché')
    const dear = withoutFreeChoices({
      ...FLEX,
      hasLaptop: true,
      laptop: 60,
      descriptionLaptop: 'Cher',
    })
    assert.include(dear, { hasLaptop: true, laptop: 60, descriptionLaptop: 'Cher' })
  })
})

test.group('A day for the calendar', () => {
  test('is one event of a whole day, its signs escaped and its lines no longer than 75 bytes', ({
    assert,
  }) => {
    const file = calendarFile({
      uid: 'x@barema',
      day: '2026-12-06',
      summary: 'Où en est mon contrat ? · Dupont, Durand; Cie',
      description: `Camille Renard · ${'é'.repeat(80)}\n02 555 01 20`,
    })
    assert.include(file, 'DTSTART;VALUE=DATE:20261206\r\n')
    assert.include(file, 'Dupont\\, Durand\\; Cie')
    for (const line of file.split('\r\n'))
      assert.isAtMost(new TextEncoder().encode(line).length, 75)
    assert.include(file.replaceAll('\r\n ', ''), '\\n02 555 01 20')
    assert.match(file, /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
  })
})
