import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { BENEFIT_KINDS, CARROSSERIES, ENERGIES, type BenefitKind } from '#modules/compute/pure'
import type { Cell } from '#modules/imports/domain/sheet_table'
import { mapColumns } from '#modules/imports/domain/map_columns'
import { readValue } from '#modules/imports/domain/read_value'
import { BENEFIT_FIELDS, benefitFields } from '#modules/imports/targets/benefit_fields'

const wordsOf = async (locale: string): Promise<Record<string, string>> => {
  const file = new URL(`../../../frontend/lang/${locale}/benefits.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
const fieldsOf = (kind: BenefitKind) => benefitFields({ fixed: [{ field: 'list', to: kind }] })
const mapped = (header: readonly string[], kind: BenefitKind) => {
  const { columns, ambiguous } = mapColumns(header, fieldsOf(kind), {}, {})
  const at = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.at]))
  return { at, ambiguous }
}
const read = (name: string, cell: NonNullable<Cell>) => {
  const field = BENEFIT_FIELDS.find((each) => each.name === name)!
  const told = readValue(cell, field, { dates: 'DMY', decimal: ',' })
  return 'value' in told ? told.value : told.code
}

test.group('Files of benefits', () => {
  for (const locale of ['fr', 'nl', 'en']) {
    test(`what the ${locale} export writes is read again: every column, every kind of engine and shape`, async ({
      assert,
    }) => {
      const words = await wordsOf(locale)
      for (const energie of ENERGIES)
        assert.equal(read('energie', words[`energie_${energie}`]!), energie)
      for (const body of CARROSSERIES)
        assert.equal(read('carrosserie', words[`body_${body}`]!), body)
      for (const kind of BENEFIT_KINDS) {
        const fields = fieldsOf(kind).flatMap(({ name }) => (name === 'list' ? [] : [name]))
        const header = fields.map(
          (name) => words[name === 'valeur' ? `field_valeur_${kind}` : `field_${name}`]!
        )
        const { at, ambiguous } = mapped(header, kind)
        assert.deepEqual(ambiguous, [], kind)
        assert.deepEqual(at, Object.fromEntries(fields.map((field, place) => [field, place])), kind)
      }
    })

    test(`the lists are known by what the ${locale} screen calls them`, async ({ assert }) => {
      const words = await wordsOf(locale)
      for (const kind of BENEFIT_KINDS) {
        assert.equal(read('list', words[`kind_${kind}`]!), kind)
        assert.notDeepEqual(fieldsOf(kind), BENEFIT_FIELDS)
      }
    })
  }

  test('columns of other hands are recognised, each once; what was chosen last time comes first', ({
    assert,
  }) => {
    const header = ['Wagen', 'Brandstof', 'CO2 uitstoot', 'Catalogusprijs', 'TCO / maand', 'Kleur']
    assert.deepEqual(mapped(header, 'voitureSociete').at, {
      description: 0,
      energie: 1,
      co2: 2,
      valeur: 3,
      tcoMensuel: 4,
    })
    const remembered = { valeur: 'CATALOGUSPRIJS', description: 'Kleur' }
    const { columns } = mapColumns(header, fieldsOf('voitureSociete'), {}, remembered)
    assert.deepInclude(columns, {
      valeur: { at: 3, by: 'profile' },
      description: { at: 5, by: 'profile' },
    })
  })

  test('a cost of a month is what a telephone costs, and the TCO of a bike', ({ assert }) => {
    const header = ['Naam', 'Kost per maand']
    assert.deepEqual(mapped(header, 'telephone').at, { description: 0, valeur: 1 })
    assert.deepEqual(mapped(header, 'velo').at, { description: 0, tcoMensuel: 1 })
  })

  test('what tells a hybrid is recognised beside its own emission', ({ assert }) => {
    const header = ['Modèle', 'CO2 équivalent', 'Émission CO2', 'Batterie kWh', 'Euro 6e-bis']
    assert.deepEqual(mapped(header, 'voitureSociete').at, {
      description: 0,
      co2Equivalent: 1,
      co2: 2,
      batterie: 3,
      euro6eBis: 4,
    })
  })

  test('the name in each language has a column of its own, and is a text', ({ assert }) => {
    const header = ['Omschrijving', 'Omschrijving FR', 'Naam EN', 'Kost']
    assert.deepInclude(mapped(header, 'laptop').at, {
      description: 0,
      descriptionFr: 1,
      descriptionEn: 2,
    })
    assert.equal(read('descriptionNl', '007'), '007')
    assert.equal(read('descriptionEn', 7), '7')
  })

  test('cells are read as Belgians write them, and what cannot be read is refused', ({
    assert,
  }) => {
    assert.equal(read('valeur', '45.000,50 €'), 45000.5)
    assert.equal(read('valeur', 41250.5), 41250.5)
    assert.equal(read('valeur', 'cher'), 'amount')
    assert.equal(read('description', 7), '7')
    assert.equal(read('description', '007'), '007')
    assert.equal(read('dateImmatriculation', '3/4/2025'), '2025-04-03')
    assert.equal(read('dateImmatriculation', '2025-02-30'), 'no_day')
    assert.equal(read('energie', 'Elektrisch'), 'ELECTRIQUE')
    assert.equal(read('energie', 'HYBRIDE_DIESEL'), 'HYBRIDE_DIESEL')
    assert.equal(read('energie', 'vapeur'), 'code')
    assert.equal(read('inPackages', 'Ja'), true)
    assert.equal(read('inPackages', 'non'), false)
    assert.equal(read('inPackages', 'peut-être'), 'flag')
    assert.equal(read('batterie', '0,45'), 0.45)
    assert.equal(read('batterie', 'x'), 'number')
    assert.equal(read('co2', '45'), 45)
    assert.equal(read('nonRechargeable', 'oui'), true)
    assert.equal(read('euro6eBis', 'Nee'), false)
  })
})
