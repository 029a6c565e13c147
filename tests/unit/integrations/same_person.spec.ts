import { test } from '@japa/runner'
import { doubtOf } from '#modules/integrations/domain/same_person'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { NUMBERS, TEAM } from '#modules/demo/team'
import { peopleOf } from '../../../bin/launch/hr/people.ts'

const EMILE = {
  firstName: 'Emile',
  lastName: 'Stevens',
  employeeNumber: '1009',
  email: 'emile@acme.test',
  dateOfBirth: '1983-04-20',
  niss: null,
}
const JEF = { firstName: 'Jef', lastName: 'Peeters', employeeNumber: '1009' }

test.group('Whether two are one person', () => {
  test('a number or an address alone does not make one person of two names', ({ assert }) => {
    assert.equal(doubtOf(JEF, EMILE), 'employeeNumber')
    assert.equal(doubtOf({ ...JEF, dateOfBirth: '1990-01-01' }, EMILE), 'employeeNumber')
    const shared = { ...JEF, employeeNumber: null, email: 'Emile@ACME.test' }
    assert.equal(doubtOf(shared, EMILE), 'email')
  })

  test('one name that is alike leaves no doubt, however it is written; neither does no name at all', ({
    assert,
  }) => {
    for (const names of [
      { firstName: 'ÉMILE', lastName: 'Peeters' },
      { firstName: 'Jean-Emile', lastName: 'Peeters' },
      { firstName: 'Jef', lastName: 'stevens' },
      { firstName: null, lastName: null },
    ])
      assert.isNull(doubtOf({ ...JEF, ...names }, EMILE), JSON.stringify(names))
    assert.equal(doubtOf({ ...JEF, lastName: 'Steven' }, EMILE), 'employeeNumber')
  })

  test('a second thing in common leaves none, and a register number alone leaves none', ({
    assert,
  }) => {
    assert.isNull(doubtOf({ ...JEF, email: EMILE.email }, EMILE))
    assert.isNull(doubtOf({ ...JEF, dateOfBirth: EMILE.dateOfBirth }, EMILE))
    const niss = '83042000197'
    assert.isNull(doubtOf({ ...JEF, employeeNumber: '7', niss }, { ...EMILE, niss }))
  })

  test('people of the local HR server have the numbers of the demo company, or of nobody there', ({
    assert,
  }) => {
    const demo = new Set(NUMBERS.values())
    for (const { number } of peopleOf('t1-1', 80)) assert.isFalse(demo.has(number), number)
    const { slug, workers } = DEMO_COMPANIES.find(({ hasTeam }) => hasTeam)!
    const byName = new Map(
      peopleOf(slug, workers.length + TEAM.length).map(({ firstName, lastName, number }) => [
        `${firstName} ${lastName}`,
        number,
      ])
    )
    for (const person of TEAM) {
      const number = byName.get(`${person[0]} ${person[1]}`)
      if (NUMBERS.has(person)) assert.equal(number, NUMBERS.get(person))
      else assert.isFalse(demo.has(number!))
    }
  })
})
