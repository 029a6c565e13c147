import { test } from '@japa/runner'
import {
  CHOICES,
  DEFAULT_LEVELS,
  levelOfAct,
  levelProblem,
  needsYes,
  typeOf,
} from '#modules/signing/domain/levels'
import { isSamePerson } from '#modules/signing/domain/same_person'
import { pageStatus } from '#modules/signing/domain/page_status'
import { whoseTurn } from '#modules/signing/domain/turns'

test.group('Levels of signature', () => {
  test('what the law may want by hand is on paper until somebody says otherwise', ({ assert }) => {
    assert.deepEqual(DEFAULT_LEVELS, { CONTRACT: 'PAPER', ANNEXE: 'SIMPLE', UPLOAD: 'PAPER' })
    assert.equal(typeOf({ kind: 'UPLOAD', templateKind: null }), 'UPLOAD')
    assert.equal(typeOf({ kind: 'TEMPLATE', templateKind: 'CONTRACT' }), 'CONTRACT')
    assert.equal(typeOf({ kind: 'TEMPLATE', templateKind: 'ANNEXE' }), 'ANNEXE')
    assert.deepEqual((['CONTRACT', 'ANNEXE', 'UPLOAD'] as const).map(needsYes), [true, false, true])
  })

  test('one document by hand keeps all from the browser; SIMPLE waits for the yes save for an annexe; QUALIFIED for a provider', ({
    assert,
  }) => {
    const annexe = { type: 'ANNEXE', level: 'SIMPLE' } as const
    const contract = { type: 'CONTRACT', level: 'SIMPLE' } as const
    const [before, after] = [false, true].map((hasYes) => ({ hasYes, choices: CHOICES }))
    assert.isNull(levelProblem([annexe], before!))
    assert.equal(levelProblem([annexe, contract], before!), 'E_SIGNING_SIMPLE_NOT_ACCEPTED')
    assert.isNull(levelProblem([annexe, contract], after!))
    const onPaper = { ...contract, level: 'PAPER' } as const
    assert.equal(levelProblem([annexe, onPaper], after!), 'E_SIGNING_ON_PAPER')
    const qualified = { ...contract, level: 'QUALIFIED' } as const
    assert.isNull(levelProblem([annexe, qualified], before!))
    const without = { hasYes: true, choices: ['SIMPLE', 'PAPER'] as const }
    assert.equal(levelProblem([annexe, qualified], without), 'E_SIGNING_NO_PROVIDER')
  })

  test('a certificate is asked of all as soon as one document asks for it', ({ assert }) => {
    assert.equal(levelOfAct([{ level: 'SIMPLE' }, { level: 'QUALIFIED' }]), 'QUALIFIED')
    assert.equal(levelOfAct([{ level: 'SIMPLE' }]), 'SIMPLE')
  })

  test('a certificate is of the signer by its name: more first names, accents and hyphens aside', ({
    assert,
  }) => {
    for (const [known, certified] of [
      ['Zoé Candidat', 'Zoe Marie Candidat'],
      ['Jean-Luc van den Berg', 'JEAN LUC VAN DEN BERG'],
      ['Marie Zoé Candidat', 'Zoé Candidat'],
      ['Prince', 'Prince'],
    ])
      assert.isTrue(isSamePerson(known!, certified!), `${known} ${certified}`)
    for (const [known, certified] of [
      ['Zoé Candidat', 'Léa Candidat'],
      ['Zoé Candidat', 'Candidat'],
      ['Zoé Candidat', 'Zoé Janssens'],
      ['', 'Zoé Candidat'],
    ])
      assert.isFalse(isSamePerson(known!, certified!), `${known} ${certified}`)
  })
})

test.group('Turns', () => {
  const signer = (signOrder: number, status: string) => ({ signOrder, status })

  test('equal numbers sign together, the next once all before have signed; who was replaced has none', ({
    assert,
  }) => {
    const all = [signer(1, 'INVITED'), signer(1, 'WAITING'), signer(2, 'WAITING')]
    assert.deepEqual(whoseTurn(all), all.slice(0, 2))
    assert.deepEqual(whoseTurn([signer(1, 'SIGNED'), ...all.slice(1)]), [all[1]])
    const gone = [signer(1, 'SIGNED'), signer(1, 'REPLACED'), all[2]]
    assert.deepEqual(whoseTurn(gone), [all[2]])
    assert.deepEqual(whoseTurn([signer(3, 'SIGNED')]), [])
  })

  test('where it stands for one who signs: the end before the day, the day before the turn', ({
    assert,
  }) => {
    const of = (status: any, you: object = {}, today = '2026-12-01') =>
      pageStatus(
        { status, lastDay: '2026-12-01' },
        { hasSigned: false, hasTurn: true, ...you },
        today
      )
    assert.equal(of('SIGNING'), 'YOUR_TURN')
    assert.equal(of('SIGNING', { hasTurn: false }), 'NOT_YOUR_TURN')
    assert.equal(of('SIGNING', { hasSigned: true, hasTurn: false }), 'SIGNED')
    assert.equal(of('SIGNING', {}, '2026-12-02'), 'EXPIRED')
    assert.equal(of('SEALING', {}, '2026-12-02'), 'SEALING')
    assert.equal(of('SIGNED', { hasSigned: true }, '2026-12-02'), 'SEALED')
    assert.equal(of('REFUSED'), 'REFUSED')
  })
})
