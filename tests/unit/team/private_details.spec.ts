import { test } from '@japa/runner'
import {
  detailWarnings,
  maskedBic,
  maskedEmail,
  maskedIban,
  maskedNiss,
} from '#modules/team/domain/private_details'
import {
  isPostalCodeOf,
  missingFields,
  WORKER_FORM_SECTIONS,
} from '#modules/team/domain/worker_form'
import { COUNTRIES } from '#modules/shared/values/countries'

const NISS = '93051822361'
const NOTHING = { niss: null, iban: null, bic: null }

test.group('Details of a worker', () => {
  test('a number that contradicts birth date or gender is a warning; X contradicts nothing', ({
    assert,
  }) => {
    const warnings = (dateOfBirth: string | null, gender: string | null) =>
      detailWarnings({ ...NOTHING, niss: NISS }, { dateOfBirth, gender })
    assert.deepEqual(warnings('1993-05-18', 'M'), [])
    assert.deepEqual(warnings(null, null), [])
    assert.deepEqual(warnings('1993-05-18', 'X'), [])
    assert.deepEqual(warnings('1993-05-19', 'F'), ['NISS_BIRTH_DATE', 'NISS_GENDER'])
    const unknown = { ...NOTHING, niss: '40000095579' }
    assert.deepEqual(detailWarnings(unknown, { dateOfBirth: '1940-01-01', gender: 'M' }), [])
  })

  test('a BIC of another country than the account is a warning', ({ assert }) => {
    const of = (bic: string | null) =>
      detailWarnings(
        { niss: null, iban: 'BE68539007547034', bic },
        { dateOfBirth: null, gender: null }
      )
    assert.deepEqual(of('KREDBEBB'), [])
    assert.deepEqual(of(null), [])
    assert.deepEqual(of('ABNANL2A'), ['BIC_COUNTRY'])
  })

  test('masked, a value is recognised by its owner and of no use to another', ({ assert }) => {
    assert.equal(maskedNiss(NISS), '••.••.••-•••.61')
    assert.equal(maskedIban('BE68539007547034'), 'BE•• •••• •••• 7034')
    assert.equal(maskedBic('KREDBEBB'), 'KRED••••')
    assert.equal(maskedEmail('zoe.candidat@example.test'), 'z••@example.test')
  })

  test('what is needed is asked by part; a Belgian postal code has four digits from 1000 to 9992', ({
    assert,
  }) => {
    assert.deepEqual(missingFields(['BANK'], { niss: NISS }), ['iban'])
    assert.deepEqual(missingFields(['SITUATION'], { etatCivil: 'veuf', enfantsACharge: 0 }), [])
    assert.includeMembers(missingFields(WORKER_FORM_SECTIONS, {}), ['dateOfBirthStr', 'niss'])
    for (const code of ['1000', '9992']) assert.isTrue(isPostalCodeOf('BE', code), code)
    for (const code of ['0999', '9993', '100', 'B-1000'])
      assert.isFalse(isPostalCodeOf('BE', code), code)
    assert.isTrue(isPostalCodeOf('FR', '75001'))
    assert.isTrue(isPostalCodeOf(null, 'anything'))
  })

  test('every country of the list has a name in the three languages', ({ assert }) => {
    assert.lengthOf(new Set(COUNTRIES), 250)
    for (const locale of ['fr', 'nl', 'en']) {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
      assert.deepEqual(
        COUNTRIES.filter((code) => !names.of(code)),
        [],
        locale
      )
    }
  })
})
