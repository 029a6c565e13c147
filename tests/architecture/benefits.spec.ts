import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  BENEFIT_KINDS,
  benefitOf,
  BENEFITS,
  compute,
  flagOf,
  FLEX_BENEFITS,
  lineText,
  listBenefits,
  listOf,
  PACKAGE_SCHEMA,
  validate,
  type Columns,
  type PackageFields,
} from '#modules/compute/pure'
import { Reading } from '#modules/compute/contract/reading'
import { Sheet } from '#modules/compute/rules/index'
import { fold, tokensOf } from '#modules/ai/reader/text'
import { conceptsOf } from '#modules/ai/reader/vocabulary'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const DAY = '2026-09-01'
const BASE = {
  packageType: 'FIX',
  computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
  salaireBrut: 4000,
} as const

/** Fields that hold their own names. */
const NAMES: Readonly<Record<string, unknown>> = new Proxy({}, { get: (_, key) => key })

/** Where any benefit may be named: what it is, how it is read, how it is reckoned. */
const ANYWHERE = [
  'modules/compute/contract/benefits/',
  'modules/compute/contract/package/',
  'modules/compute/rules/',
  'modules/compute/legislation/',
  // Invented packages.
  'modules/demo/',
  // The words by which people ask for one.
  'modules/ai/reader/',
  // The words by which a letter promises one.
  'modules/offers/domain/promised_benefits.ts',
]
const PAYSLIP = 'modules/compute/contract/lines.ts'
const LIMITS = 'modules/compute/contract/limits.ts'
/** What joint committees say of pay, and what is not known of one. */
const COMMITTEES = 'modules/compute/contract/committee_listing.ts'
const CONFIGURE = 'frontend/features/offer-page/configure'
const EDITOR = 'frontend/features/package-editor'
const CATALOGUE = 'frontend/features/catalogue'
const EXCHANGE = 'frontend/features/salary-sacrifice'
const CHOICES = 'modules/offers/domain/choose_benefits.ts'
const EXCHANGED = 'modules/packages/domain/sacrifice'

/** The year as a picture has a part for each group, and the comparison names what is chosen of a list. */
const YEAR_PARTS = 'frontend/lib/pay/year-parts.ts'
const COMPARE = 'frontend/features/offer-page/compare.tsx'
/** What a car costs, and what is chosen in its place. */
const CAR_COST = 'modules/compute/contract/car_cost'
const TYPED_CAR = 'cli/lib/typed_car.ts'
const PENSION_TYPED = 'cli/commands/pension.ts'
/** A reward statement shows variable pay where the package has some of it. */
const STATEMENT = 'frontend/features/statement/statement.ts'

/** Benefits that contracts have a clause for. */
const CLAUSES = 'modules/templates/domain/template_conditions.ts'

/** Where a benefit has something that no other has. A new one stands here only if it has such a thing too. */
const OF_THEIR_OWN: Readonly<Record<string, readonly string[]>> = {
  // The benefit in kind of each, its engine, and the first pillar of the mobility budget.
  voitureSociete: [
    YEAR_PARTS,
    'frontend/audiences/employer/routes/benefits-settings.tsx',
    ...['benefit-dialog.tsx', 'benefits-card.tsx', 'car-effect.ts'].map(within(CATALOGUE)),
    ...['benefit-menu.tsx', 'columns.tsx'].map(within(CATALOGUE)),
    'frontend/lib/pay/beside.ts',
    ...['car_cost.ts', 'choices.ts'].map(within(CAR_COST)),
    TYPED_CAR,
    ...['budget-pillars.tsx', 'budget-choices.ts', 'choices.ts'].map(within(CONFIGURE)),
    ...['mobility-section.tsx', 'use-mobility-ways.ts'].map(within(CONFIGURE)),
    ...['benefit-row.tsx', 'mobility-dialog.tsx', 'use-car-atns.ts'].map(within(EDITOR)),
    // It has a photo.
    'modules/catalogue/domain/benefit_photo.ts',
    // A car of an HR system goes onto the package of who drives it.
    'modules/integrations/actions/answer_car.ts',
    'modules/integrations/queries/plan_cars.ts',
    CHOICES,
    'modules/offers/http/candidate_controller.ts',
    'modules/offers/queries/offer_photos.ts',
    'modules/packages/queries/car_atns.ts',
    'modules/scenarios/domain/changes/benefits.ts',
    CLAUSES,
  ],
  // Its three pillars.
  budgetMobilite: [
    ...['budget-choices.ts', 'choices.ts', 'effect-of-choice.ts'].map(within(CONFIGURE)),
    ...['mobility-section.tsx', 'use-mobility-ways.ts', 'use-configurator.ts'].map(
      within(CONFIGURE)
    ),
    ...['benefit-field.tsx', 'benefit-row.tsx', 'fields.ts', 'warnings.tsx'].map(within(EDITOR)),
    'modules/catalogue/actions/update_settings.ts',
    CHOICES,
    `${CAR_COST}/choices.ts`,
    `${EXCHANGED}/limits.ts`,
  ],
  carteEssence: [
    // Without a highest amount it is what it is, where others are nothing.
    ...['choices.ts', 'effect-of-choice.ts', 'fuel-card-block.tsx', 'mobility-section.tsx'].map(
      within(CONFIGURE)
    ),
    YEAR_PARTS,
    'frontend/components/pay/car-cost/car-told.tsx',
    `${CAR_COST}/choices.ts`,
    TYPED_CAR,
  ],
  // Exempt for who rides it to work.
  velo: [
    YEAR_PARTS,
    `${CONFIGURE}/mobility-section.tsx`,
    'modules/catalogue/domain/benefit_photo.ts',
    'modules/offers/queries/offer_photos.ts',
    `${EXCHANGED}/limits.ts`,
  ],
  // Several are chosen at once, each in units.
  extensionAssurance: [
    COMPARE,
    ...['choices.ts', 'extensions-section.tsx', 'impact.tsx'].map(within(CONFIGURE)),
    ...['benefit-row.tsx', 'list-field.tsx'].map(within(EDITOR)),
    `${EXCHANGE}/benefit-choice.tsx`,
    'modules/compute/contract/flex.ts',
    CHOICES,
    `${EXCHANGED}/benefit_received.ts`,
  ],
  joursConge: [
    YEAR_PARTS,
    COMPARE,
    ...['choices.ts', 'leave-section.tsx'].map(within(CONFIGURE)),
    ...['benefit-choice.tsx', 'use-exchange-words.ts'].map(within(EXCHANGE)),
  ],
  epargnePension: [
    `${CONFIGURE}/financial-section.tsx`,
    ...['benefit-choice.tsx', 'use-exchange-words.ts'].map(within(EXCHANGE)),
    PAYSLIP,
  ],
  // No more than a share of pay.
  flexWarrants: [
    YEAR_PARTS,
    ...['choices.ts', 'financial-section.tsx'].map(within(CONFIGURE)),
    'modules/compute/contract/flex.ts',
    PAYSLIP,
  ],
  stockOptions: [
    ...['choices.ts', 'financial-section.tsx'].map(within(CONFIGURE)),
    'modules/compute/contract/where_the_euro_goes.ts',
  ],
  // Pay that may be given up; `commissions` are joint committees too.
  warrants: [
    YEAR_PARTS,
    STATEMENT,
    `${EXCHANGE}/draft.ts`,
    LIMITS,
    PAYSLIP,
    `${EXCHANGED}/pay_given.ts`,
  ],
  bonusAnnuel: [
    // What a declaration may hold beside its months.
    'modules/reconciliation/domain/yearly.ts',
    YEAR_PARTS,
    STATEMENT,
    ...['draft.ts', 'effects.ts'].map(within(EXCHANGE)),
    PAYSLIP,
    ...['limits.ts', 'pay_given.ts'].map(within(EXCHANGED)),
  ],
  commissions: [
    STATEMENT,
    'frontend/api/used-commissions.ts',
    `${EXCHANGE}/draft.ts`,
    `${EXCHANGED}/pay_given.ts`,
    'modules/packages/http/list_endpoints.ts',
  ],
  // Their tax is the one withheld.
  droitsAuteur: [LIMITS, 'modules/compute/contract/year_tax/types.ts'],
  // Not for students of every year.
  cct90: [YEAR_PARTS, STATEMENT, 'modules/compute/contract/benefits_of_statut.ts', PAYSLIP],
  // It follows the gross pay that is given up.
  assuranceGroupe: [
    'frontend/features/offer-page/included.tsx',
    `${EXCHANGE}/effects.ts`,
    CLAUSES,
    // A pension plan is that of the benefit.
    'frontend/features/package-view/pension-section.tsx',
    PENSION_TYPED,
    // … which projects its premiums by age.
    'modules/compute/contract/pension/premiums.ts',
  ],
  cotisationAG: [PENSION_TYPED],
  // Contracts speak of the costs that it covers.
  teletravail: [CLAUSES],
  // What the payslip or the year of the worker has a line of.
  fraisTransport: [PAYSLIP, 'frontend/lib/pay/staircase.ts'],
  allocationsExtra: [PAYSLIP],
  ecoCheques: [YEAR_PARTS, PAYSLIP, COMMITTEES],
  chequeRepas: [COMMITTEES],
  chequeSportCulture: [YEAR_PARTS, PAYSLIP],
  chequeCadeau: [YEAR_PARTS, PAYSLIP],
  primeBeneficiaire: [YEAR_PARTS, STATEMENT, PAYSLIP],
  // Entries by name, no one benefit.
  packageExtras: [
    ...['contents-sections.tsx', 'printed-contents.tsx'].map(
      within('frontend/features/package-view')
    ),
    ...['compare-contents.ts', 'use-content-details.ts'].map(within('frontend/lib/pay')),
    'modules/compute/contract/contents.ts',
    'modules/packages/documents/contents.ts',
  ],
}

function within(folder: string) {
  return (name: string) => `${folder}/${name}`
}

test.group('A benefit is one definition', () => {
  for (const { name, fields, lines } of BENEFITS) {
    test(`the engine reads every field of ${name}`, ({ assert }) => {
      const wrong = Symbol('no value of any field')
      for (const key of [flagOf('has', name), ...Object.keys(fields)]) {
        const refused = validate({ date: DAY, package: { ...BASE, [key]: { wrong } } })
        assert.include(
          refused.map(({ path }) => path.replace(/[.[].*$/, '') + '.' + path.split(/[.[]/)[1]),
          `package.${key}`
        )
      }
    })

    test(`${name} stands in the totals of the employer and the worker`, ({ assert }) => {
      const result = compute({ date: DAY, package: withUsual(name) })
      assert.isTrue(result.ok, JSON.stringify(result.ok ? null : result.errors))
      if (!result.ok) return
      const { coutEmployeur, remuneration } = result.answer.compute
      for (const side of [coutEmployeur, remuneration.totalCashAnnuel])
        for (const list of ['avantages', 'frais', 'remunerationsVariables'] as const)
          assert.equal(sumOf(side[list]), cents(side[`${list}Total`]), `${list} with ${name}`)
      // A list whose total forgot its only line would be empty.
      const { frais, avantages, remunerationsVariables, exclusions } = coutEmployeur
      const had = [...frais, ...avantages, ...remunerationsVariables, ...exclusions]
      const own = lines.map(({ key }) => key)
      if (own.length > 0) assert.isNotEmpty(had.filter(({ key }) => own.includes(key)))
    })
  }

  test('other programs read the list as plain data, with every field of the schema', ({
    assert,
  }) => {
    const listed = listBenefits()
    assert.deepEqual(JSON.parse(JSON.stringify(listed)), listed)
    const known = listed.flatMap(({ fields }) => fields.map(({ name }) => name))
    const { properties } = PACKAGE_SCHEMA as { properties: object }
    assert.deepEqual(
      known.filter((name) => !(name in properties)),
      []
    )
  })

  test('what is no more than an amount under its switch is read by its own names', ({ assert }) => {
    for (const { name, input } of BENEFITS) {
      if (!input) continue
      const read: unknown[] = []
      const sheet = new Sheet()
      const amountOf = (...given: unknown[]) => {
        read.push(...given.slice(0, 2))
        return 12_345
      }
      input(NAMES, sheet, amountOf, new Reading())
      assert.deepEqual(read, [flagOf('has', name), name])
      assert.include(Object.values(sheet), 12_345, name)
    }
  })

  for (const language of LANGUAGES)
    test(`each has its words in ${language}`, async ({ assert }) => {
      const fields = await wordsOf(`frontend/lang/${language}/fields.json`)
      const catalogue = await wordsOf(`frontend/lang/${language}/benefits.json`)
      const missing = BENEFITS.flatMap(({ name, lines, fields: own }) => [
        ...[name, ...asked(own)].filter((key) => !fields[key]),
        ...lines.map(({ key }) => key).filter((key) => lineText(key, language) === key),
      ])
      const lists = BENEFIT_KINDS.flatMap((kind) => [
        ...[listOf(kind)].filter((key) => !fields[key]),
        ...['kind', 'new', 'emptyText', 'field_valeur']
          .map((word) => `${word}_${kind}`)
          .filter((key) => !catalogue[key]),
      ])
      assert.deepEqual([...missing, ...lists], [])
    })

  test('the table of the catalogue takes every kind', async ({ assert }) => {
    const migrations = (await sourcesOf('database/migrations')).map(([, text]) => text).join('\n')
    const last = [...migrations.matchAll(/\bkind in \(([^)]*)\)/g)].map(([, kinds]) => kinds)
    for (const kind of BENEFIT_KINDS)
      assert.isTrue(
        last.some((kinds) => kinds.includes(`'${kind}'`)),
        kind
      )
  })

  test('candidates can choose everything that a package may offer', async ({ assert }) => {
    const screens = await sourcesOf('frontend/features/offer-page/configure')
    const source = screens.map(([, text]) => text).join('\n')
    // What cannot be had together is one choice, whose ways are listed.
    const ways = /const EXCLUSIVE = \[(.*?)\]/.exec(source)?.[1] ?? ''
    const left = FLEX_BENEFITS.filter((name) => {
      const { section, choice } = benefitOf(name)
      const isListedDevice = section === 'devices' && choice?.options
      const isWay = ways.includes(`'${name}'`)
      return !isListedDevice && !isWay && !source.includes(`choice="${name}"`)
    })
    assert.deepEqual(left, [])
  })

  test('its name is written where it is defined, and where it has something of its own', async ({
    assert,
  }) => {
    const named: Record<string, string[]> = {}
    for (const folder of ['modules', 'frontend', 'backend', 'cli', 'workflows'])
      for (const [path, text] of await sourcesOf(folder)) {
        if (ANYWHERE.some((place) => path.startsWith(place))) continue
        const code = withoutComments(text)
        for (const { name } of BENEFITS) if (isNamedIn(code, name)) (named[name] ??= []).push(path)
      }
    assert.sameMembers(Object.keys(named), Object.keys(OF_THEIR_OWN))
    for (const [name, places] of Object.entries(named))
      assert.sameMembers(places, [...OF_THEIR_OWN[name]], name)
  })

  test('people ask the assistant for each by its title, in each language', ({ assert }) => {
    const unknown = listBenefits().flatMap(({ name, titles }) =>
      Object.values(titles).filter(
        (title) =>
          !conceptsOf(tokensOf(fold(title))).some(({ concept }) => concept === `benefit:${name}`)
      )
    )
    assert.deepEqual(unknown, [])
  })

  test('the guide names every file that the last addition changed', async ({ assert }) => {
    const guide = await readFile('docs/how-to/add-a-benefit.md', 'utf8')
    const files = [...guide.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
    assert.isAtMost(files.length, 14)
    assert.isAtLeast(files.length, 10)
    // Hashes have the names of days.
    for (const file of files.filter((each) => !each.endsWith('/hashes.ts'))) {
      const text = await readFile(file, 'utf8')
      assert.match(text, /[iI]ndemniteRepas/, file)
    }
  })
})

/** A package with one benefit, as the editor switches it on, and the names that this needs. */
function withUsual(name: string): PackageFields {
  const { fields } = BENEFITS.find((benefit) => benefit.name === name)!
  const usual = Object.entries(fields).flatMap(([key, field]) =>
    field.usual === undefined || field.usual === ''
      ? []
      : [[key, field.columns ? [usualEntry(field.columns)] : field.usual] as const]
  )
  return { ...BASE, [flagOf('has', name)]: true, ...Object.fromEntries(usual) } as never
}

function usualEntry(columns: Columns): object {
  return Object.fromEntries(Object.entries(columns).map(([key, { usual }]) => [key, usual]))
}

function asked(fields: (typeof BENEFITS)[number]['fields']): string[] {
  return Object.entries(fields).flatMap(([key, { elsewhere }]) => (elsewhere ? [] : [key]))
}

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + cents(amount), 0)
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}

/** Written as a word of the code, outside comments: the name itself, one of its switches, or its list. */
function isNamedIn(code: string, name: string): boolean {
  const capital = name[0].toUpperCase() + name.slice(1)
  // Most files have it nowhere, which is seen sooner.
  if (!code.includes(name) && !code.includes(capital)) return false
  return new RegExp(
    `['"\`]${name}['"\`]|\\b(?:has|can|mustHave)${capital}\\b|\\b${name}Options\\b`
  ).test(code)
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

async function sourcesOf(folder: string): Promise<[path: string, text: string][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const path = join(folder, name)
      return [path, await readFile(path, 'utf8')]
    })
  )
}

async function wordsOf(path: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path, 'utf8'))
}
