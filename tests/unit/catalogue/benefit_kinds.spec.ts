import { test } from '@japa/runner'
import { ENERGIES, OFFERED_BENEFITS } from '#modules/catalogue/domain/benefit_kinds'
import { PACKAGE_SCHEMA } from '#modules/compute/pure'

const fields = (PACKAGE_SCHEMA as { properties: Record<string, { enum?: string[] }> }).properties

test.group('The words of the catalogue', () => {
  test('are the engine’s: every benefit that a package can offer, in its order', ({ assert }) => {
    const offered = Object.keys(fields)
      .filter((name) => name.startsWith('mustHave'))
      .map((name) => name.slice('mustHave'.length))
    assert.deepEqual(
      OFFERED_BENEFITS.map((name) => name[0].toUpperCase() + name.slice(1)),
      offered
    )
  })

  test('are the engine’s: every kind of engine', ({ assert }) => {
    assert.deepEqual([...ENERGIES], fields.energieVS.enum)
  })
})
