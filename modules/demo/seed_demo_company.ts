import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import { forgetResolvedCompanies, resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { forSystem } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { CreatePackage } from '#modules/packages/index'
import { unwrap } from '#modules/shared/result'
import { seedBudgets } from './budgets.ts'
import { seedCatalogue } from './catalogue.ts'
import { DEMO_COMPANIES, DEMO_PASSWORD, type DemoCompany, type DemoWorker } from './companies.ts'
import { seedContracts } from './contracts.ts'
import { demoAddress } from './demo_address.ts'
import { seedExchanges } from './exchanges.ts'
import { seedOffers } from './offers.ts'
import { seedPaperwork } from './paperwork.ts'
import { seedReviews } from './reviews.ts'
import { seedScenarios } from './scenarios.ts'
import { TEAM_STEPS } from './seed_team.ts'

/** The day from which demo packages and contracts run. */
const START = '2026-09-01'

const ACCOUNTS = [
  { name: 'admin', role: 'ADMINISTRATOR', displayName: 'Camille Renard' },
  { name: 'payroll', role: 'PAYROLL', displayName: 'Sofie Vermeulen' },
  { name: 'hr', role: 'HR', displayName: 'Nadia Haddad' },
  { name: 'manager', role: 'MANAGER', displayName: 'Julie Peeters' },
  { name: 'viewer', role: 'VIEWER', displayName: 'Tom Baert' },
]

/** Makes a demo company with its accounts, workers, packages and contracts; answers its id. */
export async function seedDemoCompany(company: DemoCompany): Promise<string> {
  const existing = await resolveCompany(company.slug)
  if (existing) return existing
  const companyId = randomUUID()
  await forSystem('seed-demo', companyId, async (scope) => {
    await scope.trx
      .table('companies')
      .insert({ id: companyId, slug: company.slug, ...companyColumns(company) })
    await seedAccounts(scope, company)
    for (const worker of company.workers) await seedWorker(scope, worker)
    await seedLists(scope, company)
    await seedCatalogue(scope, company)
    await seedPaperwork(scope, company)
    await seedExchanges(scope, company)
    await seedOffers(scope, company)
    await seedContracts(scope, company)
    if (company.hasTeam && company.workers.length > 0)
      for (const step of TEAM_STEPS) await step(scope)
    await seedScenarios(scope, company)
    await seedBudgets(scope, company)
    await seedReviews(scope, company)
  })
  // It was looked for above, and not found.
  forgetResolvedCompanies()
  return companyId
}

/** What the settings of a demo company say at the start. */
export function companyColumns(company: DemoCompany) {
  return {
    name: company.name,
    language: company.language,
    main_color: company.mainColor,
    effectif: company.effectif,
    assurance_loi_taux: company.assuranceLoiTaux,
    commission_paritaire: company.commissionParitaire === undefined ? 'BECP200' : null,
    is_demo: DEMO_COMPANIES.some(({ slug }) => slug === company.slug),
  }
}

/** The addresses of a demo company's accounts. */
export function accountsOf({ slug }: DemoCompany): string[] {
  return ACCOUNTS.map(({ name }) => `${name}@${slug}.test`)
}

/** The plan and the accounts; an account that is there already gets back what it started with, and keeps its id. */
export async function seedAccounts(scope: Scope, company: DemoCompany): Promise<void> {
  await scope.trx.table('billing_accounts').insert({
    billing_plan: company.plan,
    extras: company.extras,
    active_until: company.activeUntil ?? null,
  })
  const password = await hash.make(DEMO_PASSWORD)
  for (const { name, role, displayName } of ACCOUNTS) {
    const account = {
      display_name: displayName,
      password,
      role,
      language: company.language,
      deactivated_at: null,
    }
    await scope.trx
      .insertQuery()
      .table('users')
      .insert({ email: `${name}@${company.slug}.test`, ...account })
      .onConflict(['company_id', 'email'])
      .merge(account)
  }
}

/** A worker with the package and the contract they have. */
export async function seedWorker(scope: Scope, worker: DemoWorker): Promise<void> {
  const { etatCivil, conjointTravaille = false, enfantsACharge = 0 } = worker
  const [row] = await scope.trx
    .insertQuery()
    .table('workers')
    .insert({
      first_name: worker.firstName,
      last_name: worker.lastName,
      email: demoAddress(worker),
      language: worker.language,
      etat_civil: etatCivil,
      conjoint_travaille: conjointTravaille,
      enfants_a_charge: enfantsACharge,
    })
    .returning('id')
  const workerId: string = row.id ?? row
  const created = unwrap(
    await CreatePackage.handle(
      scope,
      {
        nomFonction: worker.nomFonction,
        packageType: 'FIX',
        packageCategory: 'CONTRACTED',
        date: worker.term?.from ?? START,
        worker: { etatCivil, conjointTravaille, enfantsACharge },
        package: {
          computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
          salaireBrut: worker.salaireBrut,
          regimeNumerateur: worker.heures ?? 38,
          regimeDenominateur: 38,
          contractWorkerId: workerId,
          ...worker.benefits,
        },
      },
      ({ code, path }) => `${code} ${path}`
    )
  )
  await scope.trx.table('contracts').insert({
    worker_id: workerId,
    package_id: created.id,
    kind: worker.term ? 'FIXED_TERM' : worker.heures ? 'PART_TIME' : 'OPEN_ENDED',
    start_date: worker.term?.from ?? START,
    end_date: worker.term?.until ?? null,
    signature: 'PAPER',
  })
}

/** A department of the first worker, led by the demo's manager, and one without a manager; a place of work, a cost centre. */
export async function seedLists(scope: Scope, company: DemoCompany): Promise<void> {
  if (company.workers.length === 0) return
  const [{ id }] = await scope.trx
    .insertQuery()
    .table('departments')
    .multiInsert([{ name: 'Operations' }, { name: 'Finance' }])
    .returning('id')
  const manager = await scope.trx.from('users').where('role', 'MANAGER').firstOrFail()
  await scope.trx.table('department_managers').insert({ department_id: id, user_id: manager.id })
  const worker = await scope.trx.from('workers').orderBy('id').firstOrFail()
  await scope.trx.from('workers').where('id', worker.id).update({ department_id: id })
  await scope.trx.table('contract_locations').insert({
    name: 'Bruxelles',
    street: 'Rue de la Loi 16',
    postal_code: '1000',
    city: 'Bruxelles',
    language_regime: 'BRUSSELS',
  })
  await scope.trx.table('cost_centers').insert({ name: 'CC-100' })
}
