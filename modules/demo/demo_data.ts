import { DemoData, type DemoStep } from '#modules/accounts/index'
import { seedBudgets } from './budgets.ts'
import { seedCatalogue } from './catalogue.ts'
import { DEMO_COMPANIES } from './companies.ts'
import { seedContracts } from './contracts.ts'
import { emptyDemoCompany } from './empty_demo_company.ts'
import { seedExchanges } from './exchanges.ts'
import { seedOffer } from './offers.ts'
import { seedPaperwork } from './paperwork.ts'
import { seedReviews } from './reviews.ts'
import { seedScenarios } from './scenarios.ts'
import { TEAM_STEPS } from './seed_team.ts'
import { seedLists, seedWorker } from './seed_demo_company.ts'

/** The demo companies as `npm start` makes them. */
export class DemoCompanies extends DemoData {
  stepsOf(wanted: string): DemoStep[] | null {
    const company = DEMO_COMPANIES.find(({ slug }) => slug === wanted)
    if (!company) return null
    return [
      (scope, keptUserId) => emptyDemoCompany(scope, company, keptUserId),
      ...company.workers.map(
        (worker): DemoStep =>
          (scope) =>
            seedWorker(scope, worker)
      ),
      (scope) => seedLists(scope, company),
      (scope) => seedCatalogue(scope, company),
      (scope) => seedPaperwork(scope, company),
      (scope) => seedExchanges(scope, company),
      ...company.offers.map(
        (offer): DemoStep =>
          (scope) =>
            seedOffer(scope, offer)
      ),
      (scope) => seedContracts(scope, company),
      ...(company.hasTeam ? TEAM_STEPS : []),
      (scope) => seedScenarios(scope, company),
      (scope) => seedBudgets(scope, company),
      (scope) => seedReviews(scope, company),
    ]
  }
}
