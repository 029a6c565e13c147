import { test } from '@japa/runner'
import { bindingLanguages } from '#modules/contracts/domain/law/binding_language'
import { signingProblems, type ToBeSigned } from '#modules/casefiles/domain/signing_problems'
import { signingWarnings } from '#modules/casefiles/domain/signing_warnings'
import type { ContractKind } from '#modules/contracts/domain/contract_kinds'
import { writtenAtStart } from '#modules/contracts/domain/law/written_at_start'
import { keptUntil } from '#modules/team/domain/kept_until'

const DOCUMENT = {
  name: 'Contrat',
  isTranslation: false,
  language: 'fr' as const,
  missing: [],
  unknown: [],
}
const READY: ToBeSigned = {
  contract: { hasLocation: true, regime: 'FR' },
  workerLanguage: 'fr',
  documents: [DOCUMENT],
  signers: [
    { role: 'EMPLOYER', name: 'Camille', email: 'camille@acme.test' },
    { role: 'WORKER', name: 'Simon', email: 'simon@example.test' },
  ],
  lastDay: '2026-12-01',
  today: '2026-11-23',
}
const told = (changes: Partial<ToBeSigned>) =>
  signingProblems({ ...READY, ...changes }).map(({ path, code }) => `${path}: ${code}`)

test.group('What keeps a casefile from being signed', () => {
  test('nothing, where everything is there', ({ assert }) => {
    assert.deepEqual(told({}), [])
    assert.deepEqual(told({ lastDay: null }), [])
    assert.deepEqual(told({ lastDay: READY.today }), [])
  })

  test('no contract, no location, no regime, no document, only translations, a last day in the past', ({
    assert,
  }) => {
    assert.deepEqual(told({ contract: null }), ['contractId: required'])
    assert.deepEqual(told({ contract: { hasLocation: false, regime: null } }), [
      'contract.location: required',
    ])
    assert.deepEqual(told({ contract: { hasLocation: true, regime: null } }), [
      'contract.languageRegime: required',
    ])
    assert.deepEqual(told({ documents: [] }), ['documents: required'])
    assert.deepEqual(told({ documents: [{ ...DOCUMENT, isTranslation: true }] }), [
      'documents: only_translations',
    ])
    assert.deepEqual(told({ lastDay: '2026-11-22' }), ['lastDayStr: past'])
  })

  test('no signer of the company or no worker, no address, one address for two whatever its case', ({
    assert,
  }) => {
    const [employer, worker] = READY.signers
    assert.deepEqual(told({ signers: [worker] }), ['signers.employer: required'])
    assert.deepEqual(told({ signers: [employer] }), ['signers.worker: required'])
    assert.deepEqual(told({ signers: [employer, { ...worker, email: ' ' }] }), [
      'signers.1.email: required',
    ])
    assert.deepEqual(told({ signers: [employer, { ...worker, email: 'CAMILLE@acme.test' }] }), [
      'signers.1.email: same',
    ])
  })

  test('what is not known, and what is no variable, each by the document that it stands in', ({
    assert,
  }) => {
    const document = {
      ...DOCUMENT,
      missing: ['worker.dateOfBirth' as never],
      unknown: ['salaire'],
    }
    assert.deepEqual(told({ documents: [DOCUMENT, document] }), [
      'documents.1.worker.dateOfBirth: unknown_fact',
      'documents.1.{{salaire}}: unknown_variable',
    ])
  })

  test('another language than the law of the seat asks for, unless it is marked as a translation', ({
    assert,
  }) => {
    const dutch = { ...DOCUMENT, language: 'nl' as const }
    const english = { ...DOCUMENT, language: 'en' as const }
    const seat = (regime: 'NL' | 'FR' | 'BRUSSELS' | 'DE') => ({
      contract: { hasLocation: true, regime },
    })
    assert.deepEqual(told({ ...seat('NL') }), ['documents.0.language: must_be_nl'])
    assert.deepEqual(told({ ...seat('NL'), documents: [english] }), [
      'documents.0.language: must_be_nl',
    ])
    assert.deepEqual(told({ ...seat('NL'), documents: [dutch] }), [])
    assert.deepEqual(
      told({ ...seat('NL'), documents: [dutch, { ...DOCUMENT, isTranslation: true }] }),
      []
    )
    assert.deepEqual(told({ ...seat('FR'), documents: [dutch] }), [
      'documents.0.language: must_be_fr',
    ])
    assert.deepEqual(told({ ...seat('BRUSSELS'), documents: [dutch] }), [
      'documents.0.language: must_be_fr',
    ])
    assert.deepEqual(told({ ...seat('BRUSSELS'), workerLanguage: 'en', documents: [dutch] }), [])
    assert.deepEqual(told({ ...seat('BRUSSELS'), workerLanguage: 'en', documents: [english] }), [
      'documents.0.language: must_be_fr_or_nl',
    ])
    assert.deepEqual(told({ ...seat('DE') }), ['documents.0.language: must_be_de'])
    assert.deepEqual(told({ ...seat('DE'), documents: [{ ...DOCUMENT, language: null }] }), [])
    assert.deepEqual(bindingLanguages('DE', { language: 'fr' }), [])
  })
})

test.group('What is worth knowing before a casefile is signed', () => {
  const FULL = { worked: 38, full: 38 }
  const warned = (kind: ContractKind, start: string, lastDay: string | null, hours = FULL) => {
    const contract = { isWrittenAtStart: writtenAtStart(kind, hours) !== null, start }
    const warnings = signingWarnings({ contract, lastDay, today: '2026-11-23' })
    return warnings.map(({ code }) => code)
  }

  test('a last day after the first day of work, hard where the law asks for a writing by then', ({
    assert,
  }) => {
    for (const kind of [
      ...(['FIXED_TERM', 'DEFINED_WORK', 'PART_TIME', 'REPLACEMENT', 'STUDENT'] as const),
      'TELEWORK_ANNEX' as const,
    ])
      assert.deepEqual(warned(kind, '2026-12-01', '2026-12-02'), ['after_start_hard'], kind)
    assert.deepEqual(warned('OPEN_ENDED', '2026-12-01', '2026-12-02'), ['after_start'])
    const part = { worked: 30, full: 38 }
    assert.deepEqual(warned('OPEN_ENDED', '2026-12-01', '2026-12-02', part), ['after_start_hard'])
    assert.deepEqual(warned('FIXED_TERM', '2026-12-01', '2026-12-01'), [])
    assert.deepEqual(warned('FIXED_TERM', '2026-12-01', null), [])
  })

  test('work that has begun', ({ assert }) => {
    assert.deepEqual(warned('STUDENT', '2026-11-22', null), ['began_hard'])
    assert.deepEqual(warned('OPEN_ENDED', '2026-11-22', '2026-12-01'), ['began'])
    assert.deepEqual(warned('STUDENT', '2026-11-23', null), [])
    assert.deepEqual(signingWarnings({ contract: null, lastDay: null, today: '2026-11-23' }), [])
  })
})

test.group('How long a signed casefile is kept', () => {
  test('five years after the end of the contract, of 29 February too', ({ assert }) => {
    assert.equal(keptUntil('2026-11-23'), '2031-11-23')
    assert.equal(keptUntil('2028-02-29'), '2033-02-28')
  })
})
