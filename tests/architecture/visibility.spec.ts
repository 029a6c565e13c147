import { test } from '@japa/runner'
import { RIGHTS } from '#modules/accounts/index'
import type { ModuleWords } from '#modules/shared/words/module_words'
import { WORDS } from '#modules/words'
import { tenantTables } from '#tests/helpers/companies'
import { sourcesOf, type Source } from '#tests/helpers/sources'

/** Every table of a company answers here (ADR 26), as its module declares: one that does not fails, whatever it holds. */
const ANSWERS = Object.entries(WORDS).flatMap(([module, words]: [string, ModuleWords]) =>
  Object.entries(words.tables ?? {}).map(([table, shown]) => ({ module, table, shown }))
)

/** SQL that names a table past its query, each with what makes that right. */
const IN_SQL_OF_THEIR_OWN = {
  'backend/upkeep/forget_files.ts: offers': 'every night, over all rows: which files they name',
  'modules/contracts/actions/enter_past_contracts.ts: contracts': 'demands everything',
  'modules/contracts/actions/index_contracts.ts: contracts': 'demands everything',
  'modules/contracts/actions/index_contracts.ts: workers': 'demands everything',
  'modules/contracts/actions/unindex_contracts.ts: contracts': 'demands everything',
  'modules/contracts/queries/contracts_to_index.ts: contracts': 'demands everything',
  'modules/contracts/queries/contracts_to_index.ts: packages': 'demands everything',
  'modules/contracts/queries/contracts_to_index.ts: workers': 'demands everything',
  'modules/ai/queries/settings.ts: workers':
    'which words of a request are names, so that none leaves; nobody is told',
  'modules/indexation/actions/count_done.ts: indexations': 'of a run that was held',
  'modules/indexation/actions/recompute_slice.ts: indexations': 'of a run that was held',
  'modules/indexation/queries/find_indexation.ts: indexations':
    'only held: it is read by what the scope may see',
  'modules/indexation/actions/send_letters.ts: indexations': 'of a run that was locked, or seen',
  'modules/indexation/actions/send_letters.ts: workers': 'of a run that was locked, or seen',
  'modules/indexation/queries/indexed_already.ts: indexations':
    'of the same index as a run that was seen',
  'modules/indexation/queries/plan_facts.ts: contracts': 'of a run that was seen',
  'modules/packages/actions/contract_packages.ts: packages': 'demands everything',
  'modules/packages/actions/copies_paying.ts: packages': 'demands everything',
  'modules/packages/actions/copies_paying.ts: salary_sacrifices': 'demands everything',
  'modules/payroll/queries/told_of.ts: team_changes': 'demands everything',
  'modules/contracts/queries/payroll_cost.ts: contracts': 'those that the scope may see',
  'modules/contracts/queries/payroll_cost.ts: packages': 'of contracts that the scope may see',
  'modules/demo/contracts.ts: contracts': 'the system makes demo companies',
  'modules/demo/contracts.ts: offers': 'the system makes demo companies',
  'modules/demo/contracts.ts: workers': 'the system makes demo companies',
  'modules/analytics/queries/people_on.ts: contracts': 'of contracts that the scope may see',
  'modules/analytics/queries/people_on.ts: workers': 'of contracts that the scope may see',
  'modules/analytics/queries/people_on.ts: packages': 'of contracts that the scope may see',
  'modules/analytics/queries/stale_contracts.ts: contracts': 'demands everything, or counts',
  'modules/analytics/queries/stale_contracts.ts: packages': 'demands everything, or counts',
  'modules/demo/exchanges.ts: contracts': 'the system makes demo companies',
  'modules/demo/exchanges.ts: workers': 'the system makes demo companies',
  'modules/demo/offers.ts: offers': 'the system makes demo companies',
  'modules/demo/offers.ts: workers': 'the system makes demo companies',
  'modules/demo/pay_elements.ts: contracts': 'the system makes demo companies',
  'modules/demo/pay_elements.ts: workers': 'the system makes demo companies',
  'modules/demo/payslips.ts: contracts': 'the system makes demo companies',
  'modules/demo/payslips.ts: packages': 'the system makes demo companies',
  'modules/demo/payslips.ts: workers': 'the system makes demo companies',
  'modules/demo/seed_team.ts: contracts': 'the system makes demo companies',
  'modules/demo/seed_team.ts: workers': 'the system makes demo companies',
  'modules/demo/statements.ts: reward_statements': 'the system makes demo companies',
  'modules/demo/seed_demo_company.ts: contracts': 'the system makes demo companies',
  'modules/demo/seed_demo_company.ts: workers': 'the system makes demo companies',
  'modules/team/actions/undo_people.ts: workers': 'demands everything',
  'modules/team/actions/write_people.ts: workers': 'demands everything',
  'modules/offers/queries/visible_offers.ts: contracts': 'whether a person has any, for a manager',
  'modules/packages/queries/visible_packages.ts: contracts':
    'whether a person has any, for a manager',
  'modules/packages/actions/add_variant.ts: packages':
    'whose letters are taken, under a row that was locked',
  'modules/packages/actions/archive_packages.ts: packages': 'those that the scope may see',
  'modules/packages/actions/keep_version.ts: packages': 'copies the row that was locked',
  'modules/packages/actions/save_sacrifice.ts: salary_sacrifices': 'writes the row that was locked',
  'modules/packages/queries/filtered_packages.ts: packages': 'the place of a row in the order',
  'modules/elements/actions/carry_elements.ts: contracts': 'demands everything',
  'modules/elements/queries/list_elements.ts: workers': 'demands everything',
  'modules/payroll/actions/create_payroll_export.ts: team_changes':
    'marks what the file tells; its lines demand everything',
  'modules/payroll/queries/payroll_elements.ts: team_changes': 'demands everything',
  'modules/payroll/queries/payroll_lines.ts: contracts': 'demands everything',
  'modules/payroll/queries/payroll_lines.ts: packages': 'demands everything',
  'modules/payroll/queries/payroll_lines.ts: team_changes': 'demands everything',
  'modules/payroll/queries/payroll_lines.ts: workers': 'demands everything',
  'modules/payroll/queries/payroll_warnings.ts: contracts': 'demands everything',
  'modules/payroll/queries/payroll_warnings.ts: packages': 'demands everything',
  'modules/payroll/queries/payroll_warnings.ts: team_changes': 'demands everything',
  'modules/payroll/queries/payroll_warnings.ts: workers': 'demands everything',
  'modules/rewards/actions/publish_slice.ts: reward_statements':
    'writes what a run publishes; its people demand everything',
  'modules/rewards/queries/list_statements.ts: workers': 'the order of statements in sight',
  'modules/team/queries/merge_preview.ts: workers': 'of two workers in sight',
  'modules/roster/queries/team_on_day.ts: contracts': 'of workers in sight',
  'modules/roster/queries/team_on_day.ts: packages':
    'of workers in sight, the name of the function alone',
  'modules/indexation/queries/indexation_table.ts: contracts': 'of a run that was seen',
  'modules/indexation/queries/indexation_table.ts: workers': 'of a run that was seen',
  'modules/budgets/actions/compute_budget.ts: budgets': 'writes the row that was found',
  'modules/budgets/queries/people_of.ts: contracts': 'demands everything',
  'modules/budgets/queries/people_of.ts: packages': 'demands everything',
  'modules/budgets/queries/people_of.ts: workers': 'demands everything',
  'modules/reviews/queries/list_reviews.ts: pay_reviews': 'of reviews in sight',
  'modules/reviews/queries/list_reviews.ts: scenarios': 'of reviews in sight',
  'modules/reviews/queries/part_people.ts: workers': 'the order of people in sight',
  'modules/reconciliation/queries/checked_period.ts: workers': 'demands everything',
  'modules/reconciliation/queries/covering_contract.ts: contracts':
    'of queries that demand everything',
  'modules/reconciliation/queries/covering_contract.ts: packages':
    'of queries that demand everything',
  'modules/reconciliation/queries/declared_periods.ts: workers': 'demands everything',
  'modules/reconciliation/queries/reconcile_month.ts: workers': 'demands everything',
  'modules/reconciliation/queries/without_payslip.ts: contracts': 'demands everything',
  'modules/reconciliation/queries/without_payslip.ts: workers': 'demands everything',
  'modules/scenarios/actions/compute_scenario.ts: scenarios': 'writes the row that was found',
  'modules/scenarios/queries/compare_scenarios.ts: workers': 'demands everything',
  'modules/scenarios/queries/items_of.ts: workers': 'demands everything',
  'modules/scenarios/queries/list_items.ts: workers': 'demands everything',
  'modules/scenarios/queries/list_scenarios.ts: scenarios': 'of scenarios in sight',
  'modules/scenarios/queries/new_year.ts: contracts': 'demands everything',
  'modules/scenarios/queries/new_year.ts: packages': 'demands everything',
  'modules/scenarios/queries/new_year.ts: workers': 'demands everything',
  'modules/scenarios/queries/snapshots_on.ts: contracts': 'demands everything',
  'modules/scenarios/queries/snapshots_on.ts: packages': 'demands everything',
  'modules/scenarios/queries/snapshots_on.ts: workers': 'demands everything',
}

/** Where an actor is shown, or changes, what they may not see by themselves: each use with the reason it gives. */
const LIFTS = {
  'modules/contracts/actions/contracts_on_packages.ts':
    'a contract keeps its package as it was agreed, also for those who may not see the contract',
  'modules/contracts/queries/contract_pay.ts':
    'managers see gross pay and cost of their people, whoever made the package',
  'modules/analytics/queries/heat_map.ts':
    'groups of the whole company are told where no pay of one person can be computed from them',
  'modules/contracts/queries/contract_facts.ts':
    'what is known of a person is kept as long as any contract of theirs asks for it',
  'modules/contracts/queries/contract_sources.ts':
    'a contract is seen with its package and its people, whichever department or person they came from',
  'modules/casefiles/queries/filtered_casefiles.ts':
    'a casefile is seen with its worker and its contract, whichever department they came from',
  'modules/casefiles/queries/find_casefile.ts': 'a worker fills in the form that they opened',
  'modules/casefiles/queries/opened_casefile.ts':
    'a private link opens the form of its one casefile',
  'modules/offers/actions/change_situation.ts': 'candidates tell of their own household',
  'modules/offers/actions/offers_on_packages.ts':
    'an offer keeps its package as it was sent, also for those who may not see the offer',
  'modules/offers/actions/rewrite_offered.ts':
    'a candidate chooses in the package that they are offered',
  'modules/offers/queries/find_offer.ts': 'a candidate answers the offer that they opened',
  'modules/offers/queries/offer_contents.ts':
    'an offer is seen with its worker and its package, whichever department or person they came from',
  'modules/offers/queries/opened_offer.ts': 'a private link opens its one offer',
  'modules/offers/queries/why_gone.ts': 'who held the link of an offer is told how it ended',
  'modules/portal/queries/as_worker.ts': 'workers are shown what is their own in their portal',
  'modules/reviews/queries/as_review.ts':
    'who proposes or approves in a pay review is shown gross pay and cost of the people of that part',
  'modules/rewards/queries/own_statements.ts': 'workers read their own statements',
  'modules/signing/queries/as_signer.ts':
    'signers are shown the casefile that they are asked to sign',
  'modules/team/queries/twin_problems.ts':
    'no two people of a company have one number or address, whoever may see them',
  'modules/team/actions/own_data_of.ts': 'a person is given all that is held on them',
  'modules/team/queries/own_worker.ts': 'workers read and tell their own details',
  'modules/packages/queries/following_packages.ts':
    'settings of a joint committee are the company’s: they are followed by all packages',
}

/** Where a scope is given its visibility: by a role, or as a visitor's or the system's. */
const MAKERS = [
  'backend/http/visitor_scope.ts',
  'modules/accounts/domain/rights.ts',
  'modules/shared/tenancy/scopes.ts',
  'modules/shared/tenancy/visibility.ts',
]

const NARROWED = ANSWERS.flatMap(({ module, table, shown }) =>
  typeof shown === 'object' && 'query' in shown
    ? [{ table, query: `modules/${module}/queries/${shown.query}.ts`, model: shown.model }]
    : []
)

test.group('Closed by default', (group) => {
  let sources: Source[]
  group.setup(async () => {
    sources = await sourcesOf('backend', 'modules', 'workflows')
  })
  const codeOf = (path: string) => sources.find((source) => source.path === path)?.code ?? ''

  test('every table of a company says what decides who is shown its rows', async ({ assert }) => {
    const tables = ANSWERS.map(({ table }) => table)
    assert.sameMembers(tables, await tenantTables())
    for (const { table, shown } of ANSWERS) {
      if (typeof shown === 'string') continue
      if ('through' in shown) assert.include(tables, shown.through, table)
      if ('right' in shown) assert.include(Object.keys(RIGHTS), shown.right, table)
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

  test('no other place gives a scope its visibility, or another actor without theirs', ({
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
