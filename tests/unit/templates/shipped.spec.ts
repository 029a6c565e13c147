import { test } from '@japa/runner'
import { exampleOf } from '#modules/templates/documents/example'
import { templateConditions } from '#modules/templates/domain/holding_conditions'
import { renderBody } from '#modules/templates/domain/render_body'
import { templateFacts, type ClausePay } from '#modules/templates/domain/template_facts'
import { CONTRACT_KINDS, type ContractKind } from '#modules/templates/domain/contract_kinds'
import { writeMarkup } from '#modules/templates/domain/markup'
import {
  unknownVariables,
  type Block,
  type TemplateVariable,
} from '#modules/templates/domain/template_body'
import { clausesIn } from '#modules/templates/shipped/clauses'
import {
  SHIPPED_TEMPLATES,
  type ShippedTemplate,
} from '#modules/templates/shipped/shipped_templates'

/** An item that the law wants in a text, and how it is there: a variable, a place, or a clause by its name. */
type Item = [what: string, by: TemplateVariable | 'payTable' | 'signatures' | { clause: string }]

/** The Act of 7 October 2022, for each worker (signatures.md, 2.3). */
const INFORMATION: Item[] = [
  ['identity of the employer', 'company.name'],
  ['seat of the employer', 'company.address'],
  ['identity of the worker', 'worker.lastName'],
  ['place of work', 'contract.contractLocation'],
  ['function', 'package.nomFonction'],
  ['description of the work, where the function does not say it', 'contract.workDescription'],
  ['start', 'contract.startDate'],
  ['starting pay', 'package.salaireBrut'],
  ['every other element of the pay and extra-legal benefits', 'payTable'],
  ['work regime', 'contract.workRegime'],
  ['schedule', 'contract.schedule'],
  ['receipt of the information', { clause: 'information' }],
  ['hand of the parties', 'signatures'],
]
const COMPANY = {
  name: 'x',
  numeroEntreprise: '0403170701',
  street: 'x',
  postalCode: '1000',
  city: 'x',
}
const PAID = ['pay', 'studentPay'].map((clause) => ({ clause }))

/** What each kind must say (signatures.md, 2.2 and 2.3). */
const MANDATORY: Record<ContractKind, Item[]> = {
  OPEN_ENDED: [...INFORMATION, ['no end', { clause: 'openEnded' }]],
  FIXED_TERM: [...INFORMATION, ['end date (art. 9)', 'contract.endDate']],
  DEFINED_WORK: [...INFORMATION, ['the work (art. 9)', { clause: 'definedWork' }]],
  PART_TIME: [
    ...INFORMATION,
    [
      'regime and schedule, fixed or variable, with the work rules’ frame (art. 11bis)',
      { clause: 'partTimeWork' },
    ],
  ],
  REPLACEMENT: [
    ...INFORMATION,
    ['reason (art. 11ter)', 'contract.reason'],
    ['who is replaced', 'contract.replacedWorker'],
    ['duration and notice', { clause: 'replacement' }],
    ['notice before the return', { clause: 'replacementEnd' }],
  ],
  STUDENT: [
    ...INFORMATION,
    ['birth date (art. 124)', 'worker.dateOfBirth'],
    ['home and residence', 'worker.address'],
    ['identity and residence of both', { clause: 'studentParties' }],
    ['begin', 'contract.startDate'],
    ['end', 'contract.endDate'],
    ['short description', { clause: 'studentFunction' }],
    ['joint committee', 'package.commissionParitaire'],
    ['hours of day and week, breaks, days off', { clause: 'studentTime' }],
    ['Wage Protection Act, when paid, lodging', { clause: 'studentPay' }],
    ['first aid, representatives, prevention, inspectorate', { clause: 'studentSafety' }],
    ['the trial that the law lays down', { clause: 'student' }],
  ],
  TELEWORK_ANNEX: [
    ['identity of the employer', 'company.name'],
    ['identity of the worker', 'worker.lastName'],
    ['from when', 'contract.startDate'],
    ['the contract that it belongs to', 'contract.amendedStartDate'],
    ['place (CLA 85)', 'worker.address'],
    ['frequency, days or hours', 'contract.schedule'],
    ['when and how to be reached', { clause: 'teleworkFrequency' }],
    ['technical support, equipment and costs', { clause: 'teleworkEquipment' }],
    ['return to the premises', { clause: 'teleworkReturn' }],
    ['hand of the parties', 'signatures'],
  ],
  AMENDMENT: [
    ...INFORMATION.filter(([, by]) => typeof by === 'string'),
    ['the contract that it changes', 'contract.amendedStartDate'],
    ['the information, on the day it takes effect', { clause: 'amendmentRest' }],
  ],
}

/** What each annex with a clause must say (signatures.md, 2.2), by its key without the language. */
const CLAUSES: Record<string, Item[]> = {
  'non-competition': [
    ['identity of the employer', 'company.name'],
    ['identity of the worker', 'worker.lastName'],
    ['the contract that it belongs to', 'contract.startDate'],
    ['activities, territory, length (art. 65)', { clause: 'nonCompetition' }],
    ['half of the pay, unless waived in time', { clause: 'nonCompetitionIndemnity' }],
    ['when it has no effect', { clause: 'nonCompetitionEffect' }],
    ['hand of the parties', 'signatures'],
  ],
  'training': [
    ['identity of the employer', 'company.name'],
    ['identity of the worker', 'worker.lastName'],
    ['the contract that it belongs to', 'contract.startDate'],
    ['description, length, place and cost (art. 22bis)', { clause: 'training' }],
    ['begin, length, what is paid back', { clause: 'trainingRepayment' }],
    ['hand of the parties', 'signatures'],
  ],
}
const clauseOf = ({ key }: ShippedTemplate) => CLAUSES[key.split('.')[0]!]

/** Where each stands, what is still to be written in an annex, in French. */
const TO_WRITE: Record<string, [ClausePay, kind: ContractKind, first: string, count: number][]> = {
  'non-competition': [
    ['UP_TO_LOWER', 'OPEN_ENDED', 'clause sans effet', 4],
    ['BETWEEN', 'OPEN_ENDED', 'activités similaires', 4],
    ['ABOVE_UPPER', 'OPEN_ENDED', 'activités similaires', 3],
  ],
  'training': [
    ['UP_TO_LOWER', 'OPEN_ENDED', 'formation', 5],
    ['BETWEEN', 'OPEN_ENDED', 'formation', 4],
    ['ABOVE_UPPER', 'FIXED_TERM', 'clause sans effet', 5],
  ],
}

const ofKind = (kind: ContractKind) =>
  SHIPPED_TEMPLATES.filter(({ contractKinds }) => contractKinds.includes(kind))

const variablesIn = (blocks: readonly Block[]) =>
  blocks.flatMap(({ lines }) => lines.flat()).flatMap(({ variable }) => variable ?? [])

function has({ clauses, body }: ShippedTemplate, by: Item[1]): boolean {
  if (typeof by === 'object') return clauses.includes(by.clause)
  const blocks = body()
  return (
    blocks.some(({ kind }) => kind === by) || variablesIn(blocks).includes(by as TemplateVariable)
  )
}

test.group('Shipped templates', () => {
  for (const kind of CONTRACT_KINDS)
    test(`${kind} says everything that the law wants, in three languages`, ({ assert }) => {
      assert.sameMembers(
        ofKind(kind).map(({ language }) => language),
        ['fr', 'nl', 'en']
      )
      for (const shipped of ofKind(kind))
        for (const [what, by] of MANDATORY[kind])
          assert.isTrue(has(shipped, by), `${shipped.key}: ${what}`)
    })

  test('each clause that only some contracts may have says what the law wants, and prints no figure of the year', ({
    assert,
  }) => {
    for (const name of Object.keys(CLAUSES)) {
      const shipped = SHIPPED_TEMPLATES.filter((each) => clauseOf(each) === CLAUSES[name])
      assert.sameMembers(
        shipped.map(({ language }) => language),
        ['fr', 'nl', 'en']
      )
      for (const each of shipped) {
        for (const [what, by] of CLAUSES[name]!)
          assert.isTrue(has(each, by), `${each.key}: ${what}`)
        assert.equal(each.kind, 'ANNEXE')
        assert.notMatch(writeMarkup(each.body()), /\d{2}[.,\s]?\d{3}|€/, each.key)
      }
    }
  })

  test('what a clause leaves open is asked by the pay and the kind of the contract: below its threshold it cannot stand', ({
    assert,
  }) => {
    for (const [name, cases] of Object.entries(TO_WRITE)) {
      const french = SHIPPED_TEMPLATES.find(({ key }) => key === `${name}.fr`)!
      for (const [clausePay, kind, first, count] of cases) {
        const { sources } = exampleOf('fr', kind)
        const all = { today: '2026-12-01', company: COMPANY, ...sources }
        const contract = { ...sources.contract!, clausePay }
        const { unknown } = renderBody(
          french.body(),
          templateFacts('fr', all),
          templateConditions({ ...all, contract })
        )
        assert.lengthOf(unknown, count, `${name} ${clausePay}`)
        assert.isTrue(unknown[0]!.startsWith(first), unknown[0])
      }
    }
  })

  test('each contract with pay says how and when it is paid, and how it ends without printing weeks', ({
    assert,
  }) => {
    for (const shipped of SHIPPED_TEMPLATES) {
      const text = writeMarkup(shipped.body())
      const [paid] = PAID.filter((by) => has(shipped, by))
      if (shipped.contractKinds.length && shipped.contractKinds[0] !== 'TELEWORK_ANNEX')
        assert.exists(paid, shipped.key)
      assert.notMatch(
        text,
        /\d+\s*(semaines?|weken|week|weeks?|mois|maand|months?)\b/i,
        shipped.key
      )
      assert.notMatch(text, /\b(une|deux|trois|quatre|cinq)\s+semaines?\b/i, shipped.key)
      assert.notMatch(text, /\b(één|twee|drie|vier|vijf)\s+(week|weken)\b/i, shipped.key)
      assert.notMatch(text, /\b(one|two|three|four|five)\s+weeks?\b/i, shipped.key)
    }
    for (const kind of ['OPEN_ENDED', 'FIXED_TERM', 'PART_TIME', 'STUDENT', 'REPLACEMENT'] as const)
      for (const shipped of ofKind(kind)) assert.isTrue(has(shipped, 'contract.noticeWords'))
  })

  test('none has a trial clause; that of students and its receipt name the one that the law lays down', ({
    assert,
  }) => {
    const trial = /période d’essai|proefperiode|proeftijd|proefbeding|trial period/i
    for (const shipped of SHIPPED_TEMPLATES) {
      const about = shipped.body().filter((block) => trial.test(writeMarkup([block])))
      const isOfStudents = shipped.contractKinds.includes('STUDENT')
      if (isOfStudents) assert.lengthOf(about, 1, shipped.key)
      else
        assert.isTrue(
          about.every(({ when }) => when === 'contract.isStudent'),
          shipped.key
        )
    }
  })

  test('every name in a text is a variable, every clause is used, and no bank account or register number is asked', ({
    assert,
  }) => {
    for (const shipped of SHIPPED_TEMPLATES) {
      // What differs from person to person in a clause is written by HR: until then it cannot be printed.
      if (!clauseOf(shipped)) assert.isEmpty(unknownVariables(shipped.body()), shipped.key)
      assert.notMatch(writeMarkup(shipped.body()), /\b(niss|iban|bic|insz)\b/i)
    }
    for (const language of ['fr', 'nl', 'en'] as const) {
      const used = SHIPPED_TEMPLATES.filter((each) => each.language === language)
      const names = new Set(used.flatMap(({ clauses }) => clauses))
      assert.sameMembers([...clausesIn(language).keys()], [...names])
    }
  })

  test('the three languages say the same: blocks, conditions and variables', ({ assert }) => {
    const outline = ({ language, body }: ShippedTemplate) =>
      body()
        .slice(language === 'en' ? 2 : 1)
        .map((block) => [
          block.kind,
          block.when ?? null,
          block.lines.length,
          variablesIn([block]).sort(),
        ])
    for (const french of SHIPPED_TEMPLATES.filter(({ language }) => language === 'fr'))
      for (const language of ['nl', 'en'] as const) {
        const key = french.key.replace(/fr$/, language)
        const other = SHIPPED_TEMPLATES.find((each) => each.key === key)!
        assert.deepEqual(outline(other), outline(french), key)
      }
  })

  test('a translation says that it does not bind, and no other does', ({ assert }) => {
    for (const { key, language, isTranslation, body } of SHIPPED_TEMPLATES) {
      const text = writeMarkup(body())
      assert.equal(isTranslation, language === 'en', key)
      assert.equal(/Translation, not binding/.test(text), isTranslation, key)
    }
  })
})
