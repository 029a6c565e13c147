import { test } from '@japa/runner'
import { compute } from '#modules/compute/pure'
import type { ContractKind } from '#modules/templates/domain/contract_kinds'
import { templateConditions } from '#modules/templates/domain/holding_conditions'
import { renderBody } from '#modules/templates/domain/render_body'
import {
  cleanBody,
  TEMPLATE_VARIABLES,
  unknownVariables,
  type Block,
  type Run,
  type TemplateVariable,
} from '#modules/templates/domain/template_body'
import { TEMPLATE_CONDITIONS } from '#modules/templates/domain/template_conditions'
import {
  templateFacts,
  type ClausePay,
  type TemplateSources,
} from '#modules/templates/domain/template_facts'
import { HEADLINE } from '#tests/helpers/package_body'

const answer = compute({
  date: HEADLINE.date,
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3000,
  },
})
if (!answer.ok) throw new Error('The engine refused the headline')
const figures = answer.answer.compute

const SOURCES: TemplateSources = {
  today: '2026-12-01',
  company: {
    name: 'Exemple SA',
    numeroEntreprise: '0403170701',
    street: 'Rue de la Loi 16',
    postalCode: '1000',
    city: 'Bruxelles',
  },
  signer: { name: 'Marie Dupont', nomFonction: 'Administratrice' },
  worker: {
    firstName: 'Alice',
    lastName: 'Martin',
    email: 'alice@example.test',
    dateOfBirth: '1996-03-14',
    placeOfBirth: 'Liège',
    nationality: 'FR',
    addressLine1: 'Rue des Tilleuls 12',
    addressLine2: 'boîte 3',
    addressPostalCode: '5000',
    addressCity: 'Namur',
    addressCountry: 'BE',
  },
  package: {
    nomFonction: 'Développeuse',
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      regimeNumerateur: 30.4,
      regimeDenominateur: 38,
    },
    compute: figures,
  },
  contract: {
    kind: 'FIXED_TERM',
    startDate: '2027-01-01',
    endDate: '2027-12-31',
    contractLocation: 'Bruxelles',
    schedule: 'du lundi au jeudi',
    isVariableSchedule: false,
    workDescription: 'la comptabilité',
    reason: 'un surcroît de travail',
    replacedWorker: 'Sophie Lambert',
    amendedStartDate: '2024-03-01',
    clausePay: 'ABOVE_UPPER',
  },
  offer: { validityDate: '2026-12-15' },
  statement: { date: '2026-12-31' },
}

const run = (text: string, variable: TemplateVariable | null = null): Run => ({
  text,
  bold: false,
  italic: false,
  variable,
})

test.group('The variables of a template', () => {
  test('stand in French as a Belgian writes them', ({ assert }) => {
    assert.deepInclude(templateFacts('fr', SOURCES), {
      'company.name': 'Exemple SA',
      'company.numeroEntreprise': '0403.170.701',
      'company.address': 'Rue de la Loi 16, 1000 Bruxelles',
      'signer.name': 'Marie Dupont',
      'signer.nomFonction': 'Administratrice',
      'worker.firstName': 'Alice',
      'worker.lastName': 'Martin',
      'worker.email': 'alice@example.test',
      'package.nomFonction': 'Développeuse',
      'worker.address': 'Rue des Tilleuls 12, boîte 3, 5000 Namur',
      'worker.dateOfBirth': '14 mars 1996',
      'worker.placeOfBirth': 'Liège',
      'worker.nationality': 'France',
      'package.commissionParitaire': 'CP 200',
      'package.statut': 'employé',
      'package.regime': '30,4 h / 38 h',
      'package.salaireBrut': '3\u00a0000,00\u00a0€',
      'contract.kind': 'contrat de travail à durée déterminée',
      'contract.startDate': '1er janvier 2027',
      'contract.endDate': '31 décembre 2027',
      'contract.contractLocation': 'Bruxelles',
      'contract.workRegime': '30,4 heures par semaine, pour un temps plein de 38 heures',
      'contract.amendedStartDate': '1er mars 2024',
      'offer.validityDate': '15 décembre 2026',
      'today': '1er décembre 2026',
    })
  })

  test('stand in Dutch and in English', ({ assert }) => {
    assert.deepInclude(templateFacts('nl', SOURCES), {
      'package.commissionParitaire': 'PC 200',
      'package.regime': '30,4 u / 38 u',
      'package.salaireBrut': '€\u00a03.000,00',
      'contract.startDate': '1 januari 2027',
      'offer.validityDate': '15 december 2026',
      'today': '1 december 2026',
    })
    assert.deepInclude(templateFacts('en', SOURCES), {
      'package.commissionParitaire': 'JC 200',
      'package.regime': '30.4 h / 38 h',
      'package.salaireBrut': '€3,000.00',
      'contract.startDate': '1 January 2027',
      'today': '1 December 2026',
    })
  })

  test('name the rules that end the contract: those of a term wherever it has one', ({
    assert,
  }) => {
    const noticeOf = (kind: ContractKind, endDate: string | null) => {
      const contract = { ...SOURCES.contract!, kind, endDate }
      const { 'contract.noticeWords': words } = templateFacts('fr', { ...SOURCES, contract })
      return /article 40|titre VII|délais de préavis/.exec(words!)?.[0]
    }
    for (const kind of ['OPEN_ENDED', 'PART_TIME'] as const) {
      assert.equal(noticeOf(kind, null), 'délais de préavis', kind)
      assert.equal(noticeOf(kind, '2027-12-31'), 'article 40', kind)
    }
    for (const kind of ['FIXED_TERM', 'DEFINED_WORK'] as const)
      assert.equal(noticeOf(kind, '2027-12-31'), 'article 40', kind)
    assert.equal(noticeOf('STUDENT', '2027-12-31'), 'titre VII')
    assert.equal(noticeOf('REPLACEMENT', '2027-12-31'), 'délais de préavis')
  })

  test('name the net pay and the cost of the package’s own figures', ({ assert }) => {
    const facts = templateFacts('nl', SOURCES)
    const { salaireNet } = figures.remuneration.remunerationMensuelle
    const amount = (text: string | null) => Number(text!.replace(/[^\d,]/g, '').replace(',', '.'))
    assert.equal(amount(facts['package.salaireNet']), salaireNet)
    assert.equal(
      amount(facts['package.coutEmployeurAnnuel']),
      figures.coutEmployeur.coutEmployeurAnnuel
    )
  })

  for (const language of ['fr', 'nl', 'en'] as const)
    test(`are all filled in (${language}), and none of them when nothing is known`, ({
      assert,
    }) => {
      const full = templateFacts(language, SOURCES)
      assert.deepEqual(Object.keys(full).sort(), [...TEMPLATE_VARIABLES].sort())
      for (const variable of TEMPLATE_VARIABLES) assert.isNotEmpty(full[variable], variable)
      const nothing = { name: '', numeroEntreprise: '', street: '', postalCode: '', city: '' }
      const bare = templateFacts(language, {
        today: '2026-12-01',
        company: nothing,
        worker: { firstName: '', lastName: '', email: null, addressCountry: 'FR' },
      })
      for (const variable of TEMPLATE_VARIABLES.filter((each) => each !== 'today'))
        assert.isNull(bare[variable], variable)
    })

  test('a subcommittee keeps its point, a trainee’s code stays, whole hours have no decimals', ({
    assert,
  }) => {
    const under = (commissionParitaire?: string, more = {}) =>
      templateFacts('fr', {
        ...SOURCES,
        package: {
          ...SOURCES.package!,
          package: {
            computeModelConfig: { commissionParitaire, employmentType: 'EMPLOYE' },
            ...more,
          },
        },
      })
    assert.equal(under('BECP11803')['package.commissionParitaire'], 'CP 118.03')
    assert.equal(under('CIP/BIO')['package.commissionParitaire'], 'CIP/BIO')
    assert.isNull(under()['package.commissionParitaire'])
    assert.equal(under()['package.regime'], '38 h / 38 h (temps plein)')
    const regime = { regimeNumerateur: 20, regimeDenominateur: 40 }
    assert.equal(under('BECP200', regime)['package.regime'], '20 h / 40 h')
    assert.equal(
      under('BECP200', { regimeNumerateur: 36.75, regimeDenominateur: 38 })['package.regime'],
      '36,75 h / 38 h'
    )
  })
})

test.group('A text with variables', () => {
  const text: Block[] = [
    { kind: 'title', lines: [[run('Offre')]] },
    {
      kind: 'paragraph',
      lines: [
        [run('Bonjour '), { ...run('', 'worker.firstName'), bold: true }, run(',')],
        [run('de '), run('', 'contract.startDate'), run(' à '), run('', 'contract.startDate')],
      ],
    },
  ]

  test('holds the facts in their style and no variable any more', ({ assert }) => {
    const { blocks, missing } = renderBody(
      text,
      templateFacts('fr', SOURCES),
      templateConditions(SOURCES)
    )
    assert.deepEqual(missing, [])
    assert.deepEqual(blocks[1].lines[0], [
      run('Bonjour '),
      { text: 'Alice', bold: true, italic: false, variable: null },
      run(','),
    ])
    assert.deepEqual(blocks[0], text[0])
    assert.isTrue(blocks.flatMap(({ lines }) => lines.flat()).every((each) => !each.variable))
  })

  test('names each thing that is not known once, in the order of the text', ({ assert }) => {
    const bare = { ...SOURCES, worker: null, contract: null }
    const facts = templateFacts('fr', bare)
    const { blocks, missing } = renderBody(text, facts, templateConditions(bare))
    assert.deepEqual(missing, ['worker.firstName', 'contract.startDate'])
    assert.equal(blocks[1].lines[0][1].text, '…')
  })

  test('is not changed itself', ({ assert }) => {
    const before = structuredClone(text)
    renderBody(text, templateFacts('nl', SOURCES), templateConditions(SOURCES))
    assert.deepEqual(text, before)
  })

  test('of what looks like a variable and is none each name is found once, whatever its style', ({
    assert,
  }) => {
    const lines = [
      [run('a {{package.net}} {{'), { ...run('x }}'), bold: true }],
      [run('{{package.net}}')],
    ]
    assert.deepEqual(unknownVariables([...text, { kind: 'paragraph', lines }]), [
      'package.net',
      'x',
    ])
  })
})

test.group('The conditions of a text', () => {
  const holding = (sources: TemplateSources) => {
    const conditions = templateConditions(sources)
    return TEMPLATE_CONDITIONS.filter((condition) => conditions[condition])
  }
  const about = (contract: Partial<TemplateSources['contract']>, fields = {}) =>
    holding({
      ...SOURCES,
      contract: { ...SOURCES.contract!, ...contract },
      package: { ...SOURCES.package!, package: { ...SOURCES.package!.package, ...fields } },
    })

  test('are those of the contract and of the package, by their own names', ({ assert }) => {
    assert.sameMembers(holding(SOURCES), [
      'contract.isFixedTerm',
      'contract.isPartTime',
      'contract.hasSchedule',
      'contract.isFixedSchedule',
      'contract.hasEndDate',
      'contract.hasReason',
      'contract.hasWorkDescription',
      'package.isEmploye',
    ])
    assert.isEmpty(holding({ today: SOURCES.today, company: SOURCES.company }))
  })

  test('a part-time contract is open-ended or has a term, by its end', ({ assert }) => {
    const open = about({ kind: 'PART_TIME', endDate: null })
    assert.includeMembers(open, ['contract.isPartTime', 'contract.isOpenEnded'])
    assert.notInclude(open, 'contract.isFixedTerm')
    const ending = about({ kind: 'PART_TIME' })
    assert.includeMembers(ending, ['contract.isPartTime', 'contract.isFixedTerm'])
    const full = about({ kind: 'OPEN_ENDED', endDate: null }, { regimeNumerateur: 38 })
    assert.includeMembers(full, ['contract.isFullTime', 'contract.isOpenEnded'])
  })

  test('part time is less than the full time of the company, whatever that is', ({ assert }) => {
    const week = (heuresSemaine: number | undefined, hours: Record<string, number | undefined>) => {
      const computeModelConfig = { ...SOURCES.package!.package.computeModelConfig, heuresSemaine }
      const fields = { regimeNumerateur: undefined, regimeDenominateur: undefined, ...hours }
      const pack = {
        ...SOURCES.package!,
        package: { ...SOURCES.package!.package, computeModelConfig, ...fields },
      }
      const sources = { ...SOURCES, contract: { ...SOURCES.contract!, kind }, package: pack }
      return {
        isPartTime: templateConditions(sources)['contract.isPartTime'],
        regime: templateFacts('en', sources)['package.regime'],
      }
    }
    const kind = 'OPEN_ENDED' as const
    assert.deepEqual(week(36, {}), { isPartTime: false, regime: '36 h / 36 h (full time)' })
    assert.deepEqual(week(36, { regimeNumerateur: 36 }), {
      isPartTime: false,
      regime: '36 h / 36 h (full time)',
    })
    assert.deepEqual(week(40, { regimeNumerateur: 38 }), {
      isPartTime: true,
      regime: '38 h / 40 h',
    })
    assert.isFalse(week(undefined, { regimeNumerateur: 38 }).isPartTime)
    assert.isTrue(week(undefined, { regimeNumerateur: 30.4 }).isPartTime)
  })

  test('of a package hold the switches that are on', ({ assert }) => {
    const fields = { hasVoitureSociete: true, hasTeletravail: false, hasBonusAnnuel: true }
    const found = about({}, fields)
    assert.includeMembers(found, ['package.hasVoitureSociete', 'package.hasVariable'])
    assert.notInclude(found, 'package.hasTeletravail')
  })

  test('leave out what does not hold, with what only it would have asked for', ({ assert }) => {
    const bare = { ...SOURCES, contract: { ...SOURCES.contract!, reason: null } }
    const line = [run('', 'contract.reason')]
    const text: Block[] = [
      { kind: 'paragraph', lines: [line], when: 'contract.hasReason' },
      { kind: 'article', lines: [[run('Horaire')]], when: 'contract.isPartTime' },
      { kind: 'payTable', lines: [] },
    ]
    const { blocks, missing } = renderBody(
      text,
      templateFacts('fr', bare),
      templateConditions(bare)
    )
    assert.isEmpty(missing)
    assert.deepEqual(blocks, [
      { kind: 'article', lines: [[run('Horaire')]] },
      { kind: 'payTable', lines: [] },
    ])
  })

  test('of the pay of a year say where it stands between the thresholds of clauses', ({
    assert,
  }) => {
    const held = (clausePay: ClausePay) =>
      about({ clausePay }).filter(
        (name) => name.endsWith('Threshold') || name.endsWith('Thresholds')
      )
    assert.deepEqual(held('UP_TO_LOWER'), ['contract.isUpToLowerThreshold'])
    assert.deepEqual(held('BETWEEN'), ['contract.isBetweenThresholds'])
    assert.deepEqual(held('ABOVE_UPPER'), [])
  })

  test('are kept with their blocks; a place keeps no lines, and no condition is none', ({
    assert,
  }) => {
    const lines = [[run('x')]]
    const clean = cleanBody([
      { kind: 'payTable', lines, when: 'contract.isStudent' },
      { kind: 'pageBreak', lines: [], when: null },
      { kind: 'paragraph', lines: [[run(' ')]], when: 'contract.isStudent' },
      { kind: 'paragraph', lines },
    ])
    assert.deepEqual(clean, [
      { kind: 'payTable', lines: [], when: 'contract.isStudent' },
      { kind: 'pageBreak', lines: [] },
      { kind: 'paragraph', lines },
    ])
  })
})
