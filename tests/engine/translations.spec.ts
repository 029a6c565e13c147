import { test } from '@japa/runner'
import {
  compute,
  contentsOf,
  isCalled,
  nameIn,
  packageIn,
  validate,
  type PackageFields,
} from '#modules/compute/pure'

const PARTNER = {
  description: 'Hospitalisation du partenaire',
  translations: { nl: 'Hospitalisatieverzekering van de partner' },
} as const
const CAR = { energie: 'ELECTRIQUE', valeur: 40_000, tcoMensuel: 600 } as const

/** A package with a name of each sort: on the package itself, in lists of choices, and among what was chosen. */
const NAMED: PackageFields = {
  packageType: 'FLEX',
  computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
  salaireBrut: 4000,
  hasLaptop: true,
  laptop: 40,
  descriptionLaptop: 'Portable',
  translationsLaptop: { en: 'Laptop' },
  canVoitureSociete: true,
  voitureSocieteOptions: [
    { ...CAR, description: 'Petite voiture', translations: { en: 'Small car' } },
  ],
  canExtensionAssurance: true,
  hasExtensionAssurance: true,
  extensionAssuranceOptions: [{ id: 'p', ...PARTNER, valeur: 240 }],
  extensionAssuranceSelections: [{ companyAssuranceExtensionId: 'p', ...PARTNER, valeur: 240 }],
  hasPackageExtras: true,
  packageExtras: [
    { description: 'Crèche', translations: { nl: 'Kinderopvang' }, type: 'NET', workerAmount: 50 },
  ],
}
const DATE = '2026-09-01'

const withoutNames = (fields: PackageFields) =>
  JSON.parse(
    JSON.stringify(fields, (key, value) => (key.startsWith('translations') ? undefined : value))
  ) as PackageFields

const refused = (changes: object) =>
  validate({ date: DATE, package: { ...NAMED, ...changes } as PackageFields }).map(
    ({ path, code }) => `${path} ${code}`
  )

test.group('Names in other languages', () => {
  test('a reader sees the name in their language, else the company’s own', ({ assert }) => {
    const { description, translations } = PARTNER
    assert.equal(nameIn(description, translations, 'nl'), translations.nl)
    assert.equal(nameIn(description, translations, 'en'), description)
    assert.equal(nameIn(description, { nl: '' }, 'nl'), description)
    assert.equal(nameIn(description, undefined, 'nl'), description)
    assert.isUndefined(nameIn(undefined, null, 'nl'))
  })

  test('something answers to each of its names, and to no other', ({ assert }) => {
    for (const name of [PARTNER.description, PARTNER.translations.nl])
      assert.isTrue(isCalled(PARTNER, name))
    for (const name of ['', null, undefined, 'Dentaire']) assert.isFalse(isCalled(PARTNER, name))
    assert.isTrue(isCalled({ translations: { nl: 'Fiets' } }, undefined))
    assert.isFalse(isCalled({ description: 'Vélo', translations: { nl: '' } }, ''))
  })

  test('a package as one reader reads it has every name in their language and no translations', ({
    assert,
  }) => {
    const before = structuredClone(NAMED)
    const dutch = packageIn(NAMED, 'nl')
    assert.notInclude(JSON.stringify(dutch), 'translations')
    assert.equal(dutch.descriptionLaptop, 'Portable')
    assert.equal(dutch.voitureSocieteOptions![0].description, 'Petite voiture')
    assert.equal(dutch.extensionAssuranceOptions![0].description, PARTNER.translations.nl)
    assert.equal(dutch.extensionAssuranceSelections![0].description, PARTNER.translations.nl)
    assert.equal(dutch.packageExtras![0].description, 'Kinderopvang')
    const english = packageIn(NAMED, 'en')
    assert.equal(english.descriptionLaptop, 'Laptop')
    assert.equal(english.voitureSocieteOptions![0].description, 'Small car')
    assert.deepEqual(packageIn(NAMED, 'fr'), withoutNames(NAMED))
    assert.deepEqual(NAMED, before, 'what is kept stays as it is')
    const plain = withoutNames(NAMED)
    assert.deepEqual(packageIn(plain, 'nl'), plain, 'a package of before has its own names')
  })

  test('what is read of a package is named in that language', ({ assert }) => {
    const result = compute({ date: DATE, worker: {}, package: NAMED })
    if (!result.ok) return assert.fail(JSON.stringify(result.errors))
    const [insurance] = contentsOf(
      'avantages',
      packageIn(NAMED, 'nl'),
      result.answer.compute
    ).filter(({ name }) => name === 'extensionAssurance')
    assert.equal(insurance.options[0].description, PARTNER.translations.nl)
    assert.equal(insurance.details[0].label, PARTNER.translations.nl)
  })

  test('names change no figure', ({ assert }) => {
    const [named, plain] = [NAMED, withoutNames(NAMED)].map((fields) =>
      compute({ date: DATE, worker: {}, package: fields })
    )
    assert.isTrue(named.ok)
    assert.deepEqual(named, plain)
  })

  test('a language that is none of the product’s is refused by its name, and a name that is no text', ({
    assert,
  }) => {
    assert.deepEqual(refused({}), [])
    assert.deepEqual(refused({ translationsLaptop: null, translationsVelo: {} }), [])
    assert.deepEqual(refused({ translationsLaptop: { de: 'Klapprechner' } }), [
      'package.translationsLaptop.de unknown_field',
    ])
    assert.deepEqual(refused({ translationsVS: { nl: 3 }, translationsCarteEssence: 'x' }), [
      'package.translationsVS.nl invalid_value',
      'package.translationsCarteEssence invalid_value',
    ])
    const translations = { de: 'X' }
    assert.deepEqual(refused({ voitureSocieteOptions: [{ ...CAR, translations }] }), [
      'package.voitureSocieteOptions[0].translations.de unknown_field',
    ])
    assert.deepEqual(refused({ extensionAssuranceSelections: [{ valeur: 1, translations }] }), [
      'package.extensionAssuranceSelections[0].translations.de unknown_field',
    ])
    assert.deepEqual(refused({ packageExtras: [{ type: 'NET', workerAmount: 1, translations }] }), [
      'package.packageExtras[0].translations.de unknown_field',
    ])
  })
})
