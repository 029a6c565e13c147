import { test } from '@japa/runner'
import type { Right } from '#modules/accounts/index'
import { tenantTables } from '#tests/helpers/companies'
import { sourcesOf, type Source } from '#tests/helpers/sources'

/** What decides which rows of a table somebody is shown. */
type Answer =
  /** The visibility of the scope: this file has the query that all others begin with, and alone knows the model. */
  | { query: string; model: string }
  /** A row of another table, which was seen first. */
  | { through: string }
  /** Whose it is, and nothing else: nobody is shown another's. */
  | 'own'
  /** The whole company's, for whoever holds a right. */
  | { right: Right }
  /** Nobody's pay and no person stands in it. */
  | 'neither'

/** Every table of a company answers here (ADR 26): one that is not named fails, whatever it holds. */
const ANSWERS: Record<string, Answer> = {
  access_links: 'own',
  address_proofs: 'own',
  audit_chain: 'neither',
  audit_heads: 'neither',
  audit_log: { right: 'audit.read' },
  auth_access_tokens: 'own',
  benefit_imports: { right: 'benefits.write' },
  benefit_settings: 'neither',
  benefits: 'neither',
  billing_accounts: 'neither',
  billing_events: 'neither',
  billing_requests: { right: 'billing.request' },
  billing_subscriptions: 'neither',
  companies: 'neither',
  company_addresses: 'neither',
  compute_model_configs: 'neither',
  contract_locations: 'neither',
  contracts: { query: 'modules/casefiles/queries/visible_contracts.ts', model: 'contract' },
  cost_centers: 'neither',
  demo_resets: { right: 'company.write' },
  department_managers: { right: 'departments.read' },
  departments: 'neither',
  document_templates: 'neither',
  exports: 'own',
  indexation_lines: { through: 'indexations' },
  indexations: { query: 'modules/scenarios/queries/visible_indexations.ts', model: 'indexation' },
  invitations: { right: 'people.manage' },
  known_browsers: 'own',
  link_sessions: { through: 'private_links' },
  // Ids only: of what it speaks of, and which.
  mails: 'neither',
  notices: 'own',
  offer_files: { through: 'offers' },
  offer_settings: 'neither',
  offers: { query: 'modules/offers/queries/visible_offers.ts', model: 'offer' },
  onboarding_links: { right: 'people.manage' },
  outbox: 'neither',
  outbox_keys: 'neither',
  package_prints: { through: 'packages' },
  package_versions: { through: 'packages' },
  package_views: 'own',
  packages: { query: 'modules/packages/queries/visible_packages.ts', model: 'package' },
  partner_tickets: 'own',
  partner_users: 'own',
  private_links: { through: 'offers' },
  recovery_codes: 'own',
  refusals: { right: 'audit.read' },
  salary_sacrifices: {
    query: 'modules/packages/queries/visible_sacrifices.ts',
    model: 'salary_sacrifice',
  },
  second_factors: 'own',
  signers: { right: 'account.read' },
  sms_codes: 'own',
  timeline_events: { through: 'offers' },
  user_sessions: 'own',
  // Colleagues read each other's name beside what they made; the rest is for whoever manages people.
  users: { right: 'people.manage' },
  workers: { query: 'modules/team/queries/visible_workers.ts', model: 'worker' },
}

/** SQL that names a table past its query, each with what makes that right. */
const IN_SQL_OF_THEIR_OWN = {
  'backend/upkeep/forget_files.ts: offers': 'every night, over all rows: which files they name',
  'modules/casefiles/queries/current_contracts.ts: contracts': 'demands everything',
  'modules/casefiles/queries/current_contracts.ts: packages': 'demands everything',
  'modules/casefiles/queries/current_contracts.ts: workers': 'demands everything',
  'modules/casefiles/queries/payroll_cost.ts: contracts': 'those that the scope may see',
  'modules/casefiles/queries/payroll_cost.ts: packages': 'of contracts and packages in sight',
  'modules/demo/exchanges.ts: contracts': 'the system makes demo companies',
  'modules/demo/exchanges.ts: workers': 'the system makes demo companies',
  'modules/demo/offers.ts: offers': 'the system makes demo companies',
  'modules/demo/offers.ts: workers': 'the system makes demo companies',
  'modules/demo/seed_demo_company.ts: contracts': 'the system makes demo companies',
  'modules/demo/seed_demo_company.ts: workers': 'the system makes demo companies',
  'modules/packages/actions/archive_packages.ts: packages': 'those that the scope may see',
  'modules/packages/actions/keep_version.ts: packages': 'copies the row that was locked',
  'modules/packages/actions/save_sacrifice.ts: salary_sacrifices': 'writes the row that was locked',
  'modules/packages/queries/filtered_packages.ts: packages': 'the place of a row in the order',
  'modules/scenarios/queries/indexation_table.ts: contracts': 'of a run that was seen',
  'modules/scenarios/queries/indexation_table.ts: workers': 'of a run that was seen',
}

/** Where somebody is shown, or changes, what they may not see by themselves: each use with the reason it gives. */
const LIFTS = {
  'modules/offers/actions/change_situation.ts': 'candidates tell of their own household',
  'modules/offers/actions/offers_on_packages.ts':
    'an offer keeps its package as it was sent, also from whoever may not see the offer',
  'modules/offers/actions/rewrite_offered.ts':
    'a candidate chooses in the package that they are offered',
  'modules/offers/queries/find_offer.ts': 'a candidate answers the offer that they opened',
  'modules/offers/queries/offer_contents.ts':
    'whoever sees an offer sees its worker and its package, whatever department or hand they came from',
  'modules/offers/queries/opened_offer.ts': 'a private link opens its one offer',
  'modules/packages/queries/following_packages.ts':
    'settings of a joint committee are the company’s: they are followed by the packages of everybody',
}

/** Where a scope is given its visibility: by a role, or by being nobody's or the system's. */
const MAKERS = [
  'backend/http/visitor_scope.ts',
  'modules/accounts/domain/rights.ts',
  'modules/shared/tenancy/scopes.ts',
  'modules/shared/tenancy/visibility.ts',
]

const NARROWED = Object.entries(ANSWERS).flatMap(([table, answer]) =>
  typeof answer === 'object' && 'query' in answer ? [{ table, ...answer }] : []
)

test.group('Closed by default', (group) => {
  let sources: Source[]
  group.setup(async () => {
    sources = await sourcesOf('backend', 'modules', 'workflows')
  })
  const codeOf = (path: string) => sources.find((source) => source.path === path)?.code ?? ''

  test('every table of a company says what decides who is shown its rows', async ({ assert }) => {
    assert.sameMembers(Object.keys(ANSWERS), await tenantTables())
    for (const [table, answer] of Object.entries(ANSWERS)) {
      if (typeof answer === 'object' && 'through' in answer)
        assert.property(ANSWERS, answer.through, table)
    }
  })

  test('a table that follows the visibility of the scope has one query, which all others begin with', ({
    assert,
  }) => {
    for (const { query, model } of NARROWED) {
      assert.match(codeOf(query), /return within\(\w+\.query\(\), scope,/, query)
      const importing = new RegExp(`^import (?!type)\\w+ from '[^']*/models/${model}\\.ts'`, 'm')
      assert.deepEqual(
        sources.filter(({ code }) => importing.test(code)).map(({ path }) => path),
        [query]
      )
    }
  })

  test('SQL that names such a table is known', ({ assert }) => {
    const found = sources.flatMap(({ path, code }) =>
      NARROWED.flatMap(({ table }) =>
        new RegExp(`\\b(from|\\w*join|update|into|table)\\b[\\s('\`"]+${table}\\b`, 'i').test(
          plain(code)
        )
          ? [`${path}: ${table}`]
          : []
      )
    )
    assert.sameMembers(found, Object.keys(IN_SQL_OF_THEIR_OWN))
  })

  test('what is lifted is known, with its reason', ({ assert }) => {
    const lifts = sources
      .filter(({ path }) => path !== 'modules/shared/tenancy/visibility.ts')
      .flatMap(({ path, code }) =>
        [...code.matchAll(/seeingWhatTheActorMayNot\(([^)]*)\)/g)].map(([, given]) => [
          path,
          /^\s*scope,\s*'([^']+)'\s*$/.exec(given)?.[1] ?? 'no reason',
        ])
      )
    assert.sameDeepMembers(lifts, Object.entries(LIFTS))
  })

  test('nobody else gives a scope its visibility, or another actor without theirs', ({
    assert,
  }) => {
    const making = /\bvisibility: ['{v]|\bactor: \{ kind/
    assert.deepEqual(
      sources.filter(({ code }) => making.test(code)).map(({ path }) => path),
      MAKERS
    )
  })
})

/** Code without its comments, which speak of tables too. */
function plain(code: string): string {
  return code.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
}
