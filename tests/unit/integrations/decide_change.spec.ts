import { test } from '@japa/runner'
import { decideChange, type Seen } from '#modules/integrations/domain/decide_change'
import { decideRow, notTaken } from '#modules/integrations/domain/decide_row'
import { keptThere, ownerOf, OWNED_FIELDS, type Owner } from '#modules/integrations/domain/owners'
import { isTooManyEnds } from '#modules/integrations/domain/run_states'

const [OURS, THEIRS] = ['here', 'there']

test.group('Who is right of two', () => {
  const decide = (
    owner: Owner,
    seen?: Seen,
    ours: string | null = OURS,
    theirs: string | null = THEIRS
  ) => decideChange(owner, { ours, theirs, seen })

  test('what is not known here is taken, whoever owns it', ({ assert }) => {
    for (const owner of ['BAREMA', 'EXTERNAL', 'LAST_WRITER'] as const)
      assert.equal(decide(owner, undefined, null), 'TAKEN')
  })

  test('at a first meeting the owner is right; nobody knows who wrote last, and nothing empties anything', ({
    assert,
  }) => {
    assert.equal(decide('BAREMA'), 'KEPT')
    assert.equal(decide('EXTERNAL'), 'TAKEN')
    assert.equal(decide('LAST_WRITER'), 'ASKED')
    for (const owner of ['EXTERNAL', 'LAST_WRITER'] as const)
      assert.equal(decide(owner, undefined, OURS, null), 'KEPT')
  })

  test('later the one who changed it is right; where both did, a person is asked', ({ assert }) => {
    const [changedThere, changedHere, both]: Seen[] = [
      ['before', OURS],
      [THEIRS, 'before'],
      ['before', 'before'],
    ]
    assert.deepEqual(
      [changedThere, changedHere, both].map((seen) => decide('LAST_WRITER', seen)),
      ['TAKEN', 'KEPT', 'ASKED']
    )
    assert.deepEqual(
      [changedThere, changedHere, both].map((seen) => decide('EXTERNAL', seen)),
      ['TAKEN', 'TAKEN', 'ASKED']
    )
    assert.deepEqual(
      [changedThere, changedHere, both].map((seen) => decide('BAREMA', seen)),
      ['KEPT', 'KEPT', 'KEPT']
    )
    // What the other system emptied since is emptied here.
    assert.equal(decide('LAST_WRITER', [THEIRS, OURS], OURS, null), 'TAKEN')
  })

  test('a name is the same in whatever case', ({ assert }) => {
    assert.equal(decide('LAST_WRITER', ['THERE', 'before']), 'KEPT')
  })
})

test.group('Differences of a row', () => {
  const changes = [
    { field: 'level', before: 'A', after: 'B' },
    { field: 'etatCivil', before: 'marie', after: 'celibataire' },
    { field: 'conjointTravaille', before: true, after: null },
  ]
  const deciding = {
    owner: () => 'LAST_WRITER' as const,
    seen: {},
    takes: undefined,
    name: (field: string) => field,
  }
  const values = { level: 'B', etatCivil: 'celibataire' }
  const states = (takes?: ReadonlySet<string>) =>
    [...decideRow(changes, { values }, { ...deciding, takes })].map(([, { decision }]) => decision)

  test('what follows from another field comes with it', ({ assert }) => {
    assert.deepEqual(states(), ['ASKED', 'ASKED', 'TAKEN'])
  })

  test('what a person answered is done', ({ assert }) => {
    assert.deepEqual(states(new Set(['level'])), ['TAKEN', 'KEPT', 'TAKEN'])
    const decided = decideRow(changes, { values }, { ...deciding, takes: new Set(['level']) })
    assert.deepEqual([...notTaken(decided)], ['etatCivil'])
  })
})

test.group('Who owns what', () => {
  test('people are kept there, and their pay by whoever wrote last, unless it is said otherwise', ({
    assert,
  }) => {
    assert.equal(ownerOf({}, 'phone'), 'EXTERNAL')
    assert.equal(ownerOf({}, 'contract.salaireBrut'), 'LAST_WRITER')
    assert.equal(ownerOf({ phone: 'BAREMA' }, 'phone'), 'BAREMA')
    assert.notInclude(keptThere({ phone: 'BAREMA' }), 'phone')
    assert.includeMembers(keptThere({}), ['departmentId', 'managerId', 'niss'])
    assert.notInclude(OWNED_FIELDS, 'fullName')
    assert.notInclude(OWNED_FIELDS, 'contract.startDate')
  })

  test('one who leaves stops nothing; more than a tenth do', ({ assert }) => {
    assert.isFalse(isTooManyEnds(1, 3))
    assert.isTrue(isTooManyEnds(2, 3))
    assert.isFalse(isTooManyEnds(10, 100))
    assert.isTrue(isTooManyEnds(11, 100))
  })
})
