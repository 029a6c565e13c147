import { test } from '@japa/runner'
import { guessDates } from '#modules/imports/domain/guess_dates'
import { mapColumns } from '#modules/imports/domain/map_columns'
import { readDayCell } from '#modules/imports/domain/read_day'
import { fingerprintOf } from '#modules/imports/models/import_profile'
import { splitName } from '#modules/imports/targets/split_name'
import { WORKER_FIELDS } from '#modules/imports/targets/worker_fields'
import { plainWords } from '#modules/imports/domain/plain_words'

const mapped = (header: string[], chosen = {}, remembered = {}) => {
  const { columns, ambiguous } = mapColumns(header, WORKER_FIELDS, chosen, remembered)
  return [
    Object.fromEntries(Object.entries(columns).map(([field, { at, by }]) => [field, `${at} ${by}`])),
    ambiguous,
  ]
}

test.group('Columns of a list', () => {
  test('are found by their names in three languages, by words in them, and by what is alike', ({
    assert,
  }) => {
    assert.deepEqual(mapped(['Nom', 'Prénom', 'N° de personnel', 'État civil']), [
      { lastName: '0 alias', firstName: '1 alias', employeeNumber: '2 alias', etatCivil: '3 alias' },
      [],
    ])
    assert.deepEqual(mapped(['Naam', 'Voornaam', 'Rijksregisternummer', 'Kinderen ten laste (aantal)']), [
      { lastName: '0 alias', firstName: '1 alias', niss: '2 alias', enfantsACharge: '3 words' },
      [],
    ])
    assert.deepEqual(mapped(['Last name', 'First name', 'Date of birht', 'IBAN']), [
      { lastName: '0 alias', firstName: '1 alias', dateOfBirth: '2 like', iban: '3 alias' },
      [],
    ])
  })

  test('what could be two things is asked, and as it was chosen or remembered it is not', ({
    assert,
  }) => {
    assert.deepEqual(mapped(['Naam', 'E-mail']), [
      { email: '1 alias' },
      [{ at: 0, fields: ['lastName', 'fullName'] }],
    ])
    assert.deepEqual(mapped(['Naam', 'E-mail'], { fullName: 0 }), [
      { email: '1 alias', fullName: '0 chosen' },
      [],
    ])
    assert.deepEqual(mapped(['Naam', 'E-mail'], {}, { fullName: 'NAAM' }), [
      { email: '1 alias', fullName: '0 profile' },
      [],
    ])
    const [, twoOfOne] = mapped(['Nom', 'Prénom', 'E-mail', 'Courriel'])
    assert.deepEqual(twoOfOne, [
      { at: 2, fields: ['email'] },
      { at: 3, fields: ['email'] },
    ])
    assert.deepEqual(mapped(['Zzz', 'Qqq']), [{}, []])
  })

  test('files with the same titles in another order are the same kind of file', ({ assert }) => {
    assert.equal(fingerprintOf(['Nom', 'Prénom ']), fingerprintOf(['PRENOM', 'nom']))
    assert.notEqual(fingerprintOf(['Nom', 'Prénom']), fingerprintOf(['Nom']))
  })

  test('every alias is plain, so that it can be found', ({ assert }) => {
    for (const { name, aliases, codes = {} } of WORKER_FIELDS) {
      for (const alias of aliases) assert.equal(plainWords(alias), alias, name)
      for (const word of Object.values(codes).flat()) assert.equal(plainWords(word), word, name)
    }
  })
})

test.group('Days and names of a list', () => {
  test('day first unless a cell says otherwise; where none does it is said', ({ assert }) => {
    assert.deepEqual(guessDates(['03/04/2026', '05/06/2026']), { order: 'DMY', unsure: true })
    assert.deepEqual(guessDates(['03/04/2026', '25/06/2026']), { order: 'DMY', unsure: false })
    assert.deepEqual(guessDates(['03/04/2026', '05/26/2026']), { order: 'MDY', unsure: false })
    assert.deepEqual(guessDates(['2026-04-03', null, 7]), { order: 'YMD', unsure: false })
    assert.equal(readDayCell('3/4/2026', 'DMY'), '2026-04-03')
    assert.equal(readDayCell('3/4/2026', 'MDY'), '2026-03-04')
    assert.equal(readDayCell('03.04.85', 'DMY'), '1985-04-03')
    assert.equal(readDayCell('03042026', 'DMY'), '2026-04-03')
    assert.equal(readDayCell('2026-04-03T00:00:00', 'DMY'), '2026-04-03')
    assert.equal(readDayCell('31/02/2026', 'DMY'), 'no_day')
    assert.equal(readDayCell('bientôt', 'DMY'), 'unreadable')
  })

  test('a whole name is parted where something tells how, and never guessed', ({ assert }) => {
    assert.deepEqual(splitName('De Smet, Jan Willem'), { lastName: 'De Smet', firstName: 'Jan Willem' })
    assert.deepEqual(splitName('DE SMET Jan'), { lastName: 'DE SMET', firstName: 'Jan' })
    assert.deepEqual(splitName('Jan VAN DEN BERG'), { lastName: 'VAN DEN BERG', firstName: 'Jan' })
    for (const name of ['Jan Peeters', 'PEETERS', 'JAN PEETERS', '']) assert.isNull(splitName(name))
  })
})
