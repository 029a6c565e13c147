import { test } from '@japa/runner'
import { differenceOf } from '#modules/rewards/domain/difference'
import {
  makeStatement,
  type StatementTerms,
  type StatementVersion,
  type StatementWorker,
} from '#modules/rewards/domain/make_statement'
import { refusalOf } from '#modules/rewards/domain/group_status'
import { startingTexts } from '#modules/rewards/domain/starting_texts'
import {
  employerLines,
  explanationOf,
  statementLines,
} from '#modules/rewards/domain/statement_lines'
import type { StatementSays } from '#modules/rewards/domain/statement_says'
import type { PackageFields } from '#modules/compute/pure'

const TERMS: StatementTerms = {
  name: 'Relevés 2026',
  statementDate: '2026-10-31',
  showVariableRemunerations: true,
  showPreviousContracts: true,
  texts: startingTexts(),
  company: {
    name: 'Exemple SA',
    numeroEntreprise: '0403170701',
    street: 'Rue de la Loi 16',
    postalCode: '1000',
    city: 'Bruxelles',
    language: 'fr',
  },
  today: '2026-11-26',
}

const WORKER: StatementWorker = {
  firstName: 'Alice',
  lastName: 'Martin',
  email: 'alice@example.test',
  nomFonction: null,
  language: 'nl',
}

function version(
  startDate: string,
  endDate: string | null,
  salaireBrut: number,
  fields: Partial<PackageFields> = {}
): StatementVersion {
  return {
    contractId: `contract-${startDate}`,
    packageId: `package-${startDate}`,
    startDate,
    endDate,
    kind: 'OPEN_ENDED',
    changeType: 'CHANGE',
    pack: {
      nomFonction: 'Développeuse',
      packageType: 'FIX',
      date: startDate,
      salaireBrut,
      company: { effectif: 60, assuranceLoiTaux: 0.005 },
      worker: { etatCivil: 'celibataire' },
      package: {
        computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
        salaireBrut,
        regimeNumerateur: 38,
        regimeDenominateur: 38,
        ...fields,
      },
    },
  }
}

const LINE = [version('2024-01-01', '2025-12-31', 3000), version('2026-01-01', null, 3400)]

function says(
  terms: Partial<StatementTerms> = {},
  versions = LINE,
  worker: Partial<StatementWorker> = {}
): StatementSays {
  const made = makeStatement({ ...TERMS, ...terms }, { ...WORKER, ...worker }, versions)
  if ('omission' in made) throw new Error(JSON.stringify(made.omission))
  return made.says
}

function omission(
  terms: Partial<StatementTerms>,
  versions = LINE,
  worker: Partial<StatementWorker> = {}
) {
  const made = makeStatement({ ...TERMS, ...terms }, { ...WORKER, ...worker }, versions)
  return 'omission' in made ? made.omission : null
}

const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)

test.group('A statement', () => {
  test('has the letter of its reader, the contract of its day, and what came before it', ({
    assert,
  }) => {
    const statement = says()
    assert.include(JSON.stringify(statement.text), 'Bedankt, ')
    assert.include(JSON.stringify(statement.text), '31 oktober 2026')
    assert.equal(statement.contract.startDateStr, '2026-01-01')
    assert.deepEqual(
      statement.earlier.map(({ contract }) => contract.startDateStr),
      ['2024-01-01']
    )
    assert.lengthOf(says({ showPreviousContracts: false }).earlier, 0)
    assert.equal(says({ statementDate: '2025-06-30' }).contract.startDateStr, '2024-01-01')
    assert.equal(says({}, LINE, { nomFonction: 'Lead' }).contract.nomFonction, 'Lead')
  })

  test('without a letter in their language its reader has that of the company', ({ assert }) => {
    const { fr } = startingTexts()
    assert.include(JSON.stringify(says({ texts: { fr } }).text), 'Merci, ')
    assert.deepEqual(says({ texts: {} }).text, [])
  })

  test('its lines are its total, and with those of the employer the whole cost, to the cent', ({
    assert,
  }) => {
    const statement = says({}, [
      version('2026-01-01', null, 3456.78, { hasBonusAnnuel: true, bonusAnnuel: 4000 }),
    ])
    const { totalCashAnnuel } = statement.totalCashAnnuel
    assert.equal(
      cents(statementLines(statement).map(({ amount }) => amount)),
      Math.round(totalCashAnnuel * 100)
    )
    const { total, lines } = employerLines(statement)
    assert.equal(
      cents([totalCashAnnuel, ...lines.map(({ amount }) => amount)]),
      Math.round(total * 100)
    )
    const rules = new Set([...statementLines(statement), ...lines].map(({ rule }) => rule))
    const explained = explanationOf(statement, rules).map(({ rule }) => rule)
    assert.sameMembers([...explained], [...rules])
  })

  test('is not explained by another law than that of its figures', ({ assert }) => {
    const statement = says()
    const rules = new Set(statementLines(statement).map(({ rule }) => rule))
    const other = { ...statement, lawset: { ...statement.lawset, hash: 'another' } }
    assert.lengthOf(explanationOf(other, rules), 0)
  })

  test('of a package with choices has the gross pay that was agreed', ({ assert }) => {
    const flex = version('2026-01-01', null, 3300)
    flex.pack.packageType = 'FLEX'
    flex.pack.package = { ...flex.pack.package, salaireBrut: 3600 }
    const { amount } = says({}, [flex]).totalCashAnnuel.remunerationsFixes.find(
      ({ key }) => key === 'salaireBrutAnnuel'
    )!
    assert.equal(amount, 12 * 3300)
  })

  test('hides variable pay in every figure', ({ assert }) => {
    const bonus = [version('2026-01-01', null, 3400, { hasBonusAnnuel: true, bonusAnnuel: 4000 })]
    const plain = [version('2026-01-01', null, 3400)]
    const hidden = says({ showVariableRemunerations: false }, bonus)
    assert.deepEqual(hidden.totalCashAnnuel, says({}, plain).totalCashAnnuel)
    assert.deepEqual(hidden.coutEmployeur, says({}, plain).coutEmployeur)
    assert.isAbove(
      says({}, bonus).totalCashAnnuel.totalCashAnnuel,
      hidden.totalCashAnnuel.totalCashAnnuel
    )
  })
})

test.group('Who has no statement', () => {
  test('is told apart by what is missing', ({ assert }) => {
    assert.deepEqual(omission({}, LINE, { email: null }), { reason: 'NO_EMAIL', details: {} })
    assert.deepEqual(omission({}, []), { reason: 'NO_CONTRACT', details: {} })
    assert.deepEqual(omission({ statementDate: '2023-12-31' }), {
      reason: 'STARTS_LATER',
      details: { day: '2024-01-01' },
    })
    assert.deepEqual(omission({}, LINE.slice(0, 1)), {
      reason: 'ENDED',
      details: { day: '2025-12-31' },
    })
    assert.equal(omission({ statementDate: '2031-01-01' })?.reason, 'LAW_REFUSES')
    const variable = 'worker.dateOfBirth' as const
    const lines = [[{ text: '', bold: false, italic: false, variable }]]
    assert.deepEqual(omission({ texts: { nl: [{ kind: 'paragraph', lines }] } }), {
      reason: 'TEXT_INCOMPLETE',
      details: { variables: [variable] },
    })
    assert.isNull(omission({}))
  })
})

test.group('What differs between two statements', () => {
  test('is told line by line, with what came and what went', ({ assert }) => {
    const before = says({ statementDate: '2025-10-31' })
    const after = says({}, [
      version('2026-01-01', null, 3400, { hasBonusAnnuel: true, bonusAnnuel: 4000 }),
    ])
    const { lines, totalBefore, totalAfter } = differenceOf(before, after)!
    const gross = lines.find(({ key }) => key === 'salaireBrutAnnuel')!
    assert.deepInclude(gross, { before: 36_000, after: 40_800 })
    assert.isTrue(lines.some(({ part, before: was }) => part === 'remunerationsVariables' && !was))
    assert.equal(
      cents(lines.map((line) => line.after)) - cents(lines.map((line) => line.before)),
      Math.round(totalAfter * 100) - Math.round(totalBefore * 100)
    )
    assert.deepEqual(differenceOf(after, after)!.lines, [])
  })

  test('is not told where one of them hides variable pay', ({ assert }) => {
    assert.isNull(differenceOf(says({ showVariableRemunerations: false }), says()))
  })
})

test.group('What a round allows', () => {
  test('follows from where it stands', ({ assert }) => {
    assert.isNull(refusalOf('DRAFT', 'edit'))
    assert.isNull(refusalOf('PUBLISHED', 'publish'))
    assert.equal(refusalOf('DRAFT', 'reissue'), 'E_REWARD_DRAFT')
    assert.equal(refusalOf('PUBLISHED', 'delete'), 'E_REWARD_PUBLISHED')
    assert.equal(refusalOf('WITHDRAWN', 'publish'), 'E_REWARD_WITHDRAWN')
  })
})
