import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { benefitsAllowed, compute, PACKAGE_SCHEMA, validate } from '#modules/compute/pure'
import type { DraftFields } from '../../../frontend/features/package-editor/draft.ts'
import {
  BENEFIT_SECTIONS,
  BENEFITS,
  benefitsToShow,
  costLines,
  FIELDS,
  flagOf,
  switched,
} from '../../../frontend/features/package-editor/fields.ts'

/** What other parts of the editor offer: contract, pay, the dialog of the mobility budget. */
const ELSEWHERE = [
  'id',
  'packageCategory',
  'nomFonction',
  'typeContrat',
  'department',
  'offerWorkerId',
  'contractWorkerId',
  'simulationWorkerId',
  'packageType',
  'computeModelConfig',
  'salaireBrut',
  'salaireBrutHoraire',
  'regimeNumerateur',
  'regimeDenominateur',
  'rangEngagement',
  'trimestreEngagement',
  'dateEngagement',
  'hasSalaireBrutMin',
  'salaireBrutMin',
  'budgetMobilitePilier2',
  'budgetMobiliteSoldePilier3',
]
/** Second names of `tcoMensuelVS` and `tcoMensuelVelo`. */
const SECOND_NAMES = ['voitureSociete', 'velo']

const EMPLOYEE = {
  packageType: 'FIX',
  computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
  salaireBrut: 4000,
} as DraftFields

const KINDS = [
  { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
  { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' },
  { employmentType: 'CONTRACTOR' },
  { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
  { employmentType: 'INTERN', commissionParitaire: 'CIP/BIO' },
] as const

const words = (locale: string) =>
  JSON.parse(readFileSync(`frontend/lang/${locale}/fields.json`, 'utf8')) as Record<string, string>

test.group('The table of fields', () => {
  test('offers every field that the engine reads', ({ assert }) => {
    const { properties } = PACKAGE_SCHEMA as { properties: object }
    const offered = new Set([
      ...ELSEWHERE,
      ...SECOND_NAMES,
      ...FIELDS.flatMap(({ key, typed }) => (typed ? [key, `${key}InputType`] : [key])),
      ...FIELDS.flatMap(({ names }) => names ?? []),
      ...BENEFITS.map(({ name }) => flagOf('has', name)),
      ...BENEFITS.filter(({ flex }) => flex).flatMap(({ name }) => [
        flagOf('can', name),
        flagOf('mustHave', name),
      ]),
    ])
    assert.deepEqual(
      Object.keys(properties).filter((key) => !offered.has(key)),
      []
    )
    assert.deepEqual(
      [...offered].filter((key) => !Object.hasOwn(properties, key)),
      []
    )
  })

  for (const locale of ['fr', 'nl', 'en']) {
    test(`has a name for everything in ${locale}`, ({ assert }) => {
      const known = words(locale)
      const needed = [
        ...FIELDS.map(({ key }) => key),
        ...BENEFITS.map(({ name }) => name),
        ...FIELDS.flatMap(({ unit }) => (unit ? [`unit_${unit}`] : [])),
        ...FIELDS.flatMap(({ choices = [] }) => choices.map((choice) => `choice_${choice}`)),
      ]
      assert.deepEqual(
        needed.filter((key) => !known[key]),
        []
      )
    })
  }

  for (const benefit of BENEFITS) {
    test(`${benefit.name} switched on goes on computing, and costs what its lines say`, ({
      assert,
    }) => {
      const fields = { ...EMPLOYEE, ...switched(benefit, true, EMPLOYEE) }
      const result = compute({ date: '2026-09-01', package: fields as never })
      assert.isTrue(result.ok, JSON.stringify(result.ok ? null : result.errors))
      if (!result.ok) return
      const { coutEmployeur } = result.answer.compute
      const keys = [
        ...coutEmployeur.remunerationsVariables,
        ...coutEmployeur.frais,
        ...coutEmployeur.avantages,
        ...coutEmployeur.exclusions,
      ].flatMap(({ key, amount }) => (amount === 0 ? [] : [key]))
      const lines = costLines(benefit, fields)
      const free = ['extensionAssurance', 'packageExtras']
      if (lines.length > 0 && !free.includes(benefit.name)) {
        assert.isTrue(
          keys.some((key) => lines.includes(key)),
          keys.join()
        )
      }
      // Taxes of the company stand outside the package.
      const outside = [
        'impotDepenseNonAdmiseVS',
        'impotDepenseNonAdmiseChequesRepas',
        'primeBeneficiaireImpotSocietes',
      ]
      assert.deepEqual(
        keys.filter((key) => !lines.includes(key) && !outside.includes(key)),
        []
      )
    })
  }

  test('a value that is there already stays when its benefit is switched on again', ({
    assert,
  }) => {
    const bonus = BENEFITS.find(({ name }) => name === 'bonusAnnuel')!
    const patch = switched(bonus, true, { ...EMPLOYEE, bonusAnnuel: 7000 })
    assert.deepEqual(patch, { hasBonusAnnuel: true })
    assert.deepEqual(switched(bonus, false, EMPLOYEE), { hasBonusAnnuel: false })
  })

  test('a mobility budget comes with its balance paid out, unless the package says otherwise', ({
    assert,
  }) => {
    const budget = BENEFITS.find(({ name }) => name === 'budgetMobilite')!
    assert.isTrue(switched(budget, true, EMPLOYEE).budgetMobiliteSoldePilier3)
    const kept = switched(budget, true, { ...EMPLOYEE, budgetMobiliteSoldePilier3: false })
    assert.notProperty(kept, 'budgetMobiliteSoldePilier3')
    assert.notProperty(switched(budget, false, EMPLOYEE), 'budgetMobiliteSoldePilier3')
  })

  for (const config of KINDS) {
    for (const dirigeant of config.employmentType === 'EMPLOYE' ? [false, true] : [false]) {
      test(`offers ${Object.values(config).join(' ')}${dirigeant ? ', a director,' : ''} what the engine allows`, ({
        assert,
      }) => {
        const base = { ...EMPLOYEE, computeModelConfig: config } as DraftFields
        const allowed = benefitsAllowed(config, dirigeant)
        for (const benefit of BENEFITS) {
          const has = flagOf('has', benefit.name)
          const refused = validate({
            date: '2026-09-01',
            worker: { dirigeant },
            package: { ...base, ...switched(benefit, true, base) } as never,
          }).some(({ code, path }) => code === 'conflict' && path === `package.${has}`)
          assert.equal(refused, allowed !== undefined && !allowed.includes(has), has)
        }
      })
    }
  }

  test('a company has the choices it wants, in its order; what is in use stays', ({ assert }) => {
    const names = (fields: DraftFields) =>
      benefitsToShow('mobility', fields, false, ['velo', 'voitureSociete']).map(({ name }) => name)
    assert.deepEqual(names(EMPLOYEE), ['velo', 'voitureSociete', 'fraisTransport'])
    assert.deepEqual(names({ ...EMPLOYEE, hasCarteEssence: true }), [
      'velo',
      'voitureSociete',
      'carteEssence',
      'fraisTransport',
    ])
  })

  test('a benefit that is on is shown although this kind of work may not have it', ({ assert }) => {
    const contractor = {
      ...EMPLOYEE,
      computeModelConfig: { employmentType: 'CONTRACTOR' },
      hasLaptop: true,
    } as DraftFields
    assert.deepEqual(
      BENEFIT_SECTIONS.flatMap((section) =>
        benefitsToShow(section, contractor, false).map(({ name }) => name)
      ),
      ['laptop']
    )
  })
})
