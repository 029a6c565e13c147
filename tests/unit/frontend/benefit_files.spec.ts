import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { CARROSSERIES, ENERGIES } from '#modules/compute/pure'
import { importFields, suggest } from '../../../frontend/features/catalogue/import/columns.ts'
import { readCell } from '../../../frontend/features/catalogue/import/read-cell.ts'
import { fieldLabel, KINDS } from '../../../frontend/features/catalogue/kinds.ts'

const wordsOf = async (locale: string): Promise<Record<string, string>> => {
  const file = new URL(`../../../frontend/lang/${locale}/benefits.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
const noLabel = () => ''

test.group('Files of benefits', () => {
  for (const locale of ['fr', 'nl', 'en']) {
    test(`what the ${locale} export writes is read again: every column, every kind of engine and shape`, async ({
      assert,
    }) => {
      const words = await wordsOf(locale)
      for (const energie of ENERGIES)
        assert.equal(readCell('energie', words[`energie_${energie}`]!), energie)
      for (const body of CARROSSERIES)
        assert.equal(readCell('carrosserie', words[`body_${body}`]!), body)
      for (const kind of KINDS) {
        const fields = importFields(kind)
        const label = (field: (typeof fields)[number]) =>
          words[(field === 'id' ? 'benefits.field_id' : fieldLabel(kind, field)).slice(9)]!
        const mapping = suggest(fields.map(label), fields, {}, label)
        assert.deepEqual(
          fields.map((field) => mapping[field]),
          fields.map((_, at) => at)
        )
      }
    })
  }

  test('columns of other hands are recognised, each once; what was chosen last time comes first', ({
    assert,
  }) => {
    const header = ['Wagen', 'Brandstof', 'CO2 uitstoot', 'Catalogusprijs', 'TCO / maand', 'Kleur']
    const fields = importFields('voitureSociete')
    assert.deepEqual(suggest(header, fields, {}, noLabel), {
      description: 0,
      energie: 1,
      co2: 2,
      valeur: 3,
      tcoMensuel: 4,
    })
    const remembered = { valeur: 'CATALOGUSPRIJS', description: 'Kleur' }
    assert.include(suggest(header, fields, remembered, noLabel), { valeur: 3, description: 5 })
  })

  test('what tells a hybrid is recognised beside its own emission', ({ assert }) => {
    const header = ['Modèle', 'CO2 équivalent', 'Émission CO2', 'Batterie kWh', 'Euro 6e-bis']
    assert.deepEqual(suggest(header, importFields('voitureSociete'), {}, noLabel), {
      description: 0,
      co2Equivalent: 1,
      co2: 2,
      batterie: 3,
      euro6eBis: 4,
    })
  })

  test('the name in each language has a column of its own, and is a text', ({ assert }) => {
    const header = ['Omschrijving', 'Omschrijving FR', 'Naam EN', 'Kost']
    assert.deepInclude(suggest(header, importFields('laptop'), {}, noLabel), {
      description: 0,
      descriptionFr: 1,
      descriptionEn: 2,
    })
    assert.equal(readCell('descriptionNl', '007'), '007')
    assert.equal(readCell('descriptionEn', 7), '7')
  })

  test('cells are read as Belgians write them, and what cannot be read stays', ({ assert }) => {
    assert.equal(readCell('valeur', '45.000,50 €'), 45000.5)
    assert.equal(readCell('valeur', 41250.5), 41250.5)
    assert.equal(readCell('valeur', 'cher'), 'cher')
    assert.equal(readCell('description', 7), '7')
    assert.equal(readCell('description', '007'), '007')
    assert.equal(readCell('dateImmatriculation', '3/4/2025'), '2025-04-03')
    assert.equal(readCell('dateImmatriculation', '2025-02-30'), '2025-02-30')
    assert.equal(readCell('energie', 'Elektrisch'), 'ELECTRIQUE')
    assert.equal(readCell('energie', 'HYBRIDE_DIESEL'), 'HYBRIDE_DIESEL')
    assert.equal(readCell('energie', 'vapeur'), 'vapeur')
    assert.isTrue(readCell('inPackages', 'Ja'))
    assert.isFalse(readCell('inPackages', 'non'))
    assert.equal(readCell('inPackages', 'peut-être'), 'peut-être')
    assert.isNull(readCell('co2', ''))
    assert.equal(readCell('batterie', '0,45'), 0.45)
    assert.isTrue(readCell('nonRechargeable', 'oui'))
    assert.isFalse(readCell('euro6eBis', 'Nee'))
  })
})
