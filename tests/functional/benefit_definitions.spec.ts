import { test } from '@japa/runner'
import { listBenefits } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { freshCompanies } from '#tests/helpers/companies'

const PATH = '/api/benefit-definitions'

test.group('Definitions of benefits', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('a program without an account reads every benefit with its fields', async ({ assert }) => {
    const { status, body } = await (await visitor()).get(PATH)
    assert.equal(status, 200)
    assert.deepEqual(body.data, JSON.parse(JSON.stringify(listBenefits())))
    const car = body.data.find(({ name }: { name: string }) => name === 'voitureSociete')
    assert.deepEqual(
      [car.switch, car.titles.nl, car.lines[0].key],
      ['hasVoitureSociete', 'Bedrijfswagen', 'voitureSociete']
    )
    const cost = car.fields.find(({ name }: { name: string }) => name === 'tcoMensuelVS')
    assert.containsSubset(cost.schema, { type: 'number', minimum: 0 })
  })

  test('a signed-in person reads the same: it is no company’s list', async ({ assert }) => {
    const [hr, stranger] = await Promise.all([signedIn('hr'), visitor()])
    assert.deepEqual((await hr.get(PATH)).body, (await stranger.get(PATH)).body)
  })
})
