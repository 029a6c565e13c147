import type { Browser } from 'playwright-core'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { seedDemoPartner } from '#modules/demo/partner'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { dayFromNow } from '#tests/helpers/days'
import { openBrowser } from './browser.ts'
import { startProduct } from './processes.ts'

/** What all browser tests share. */
export interface Stage {
  browser: Browser
  acme: TestCompany
  globex: TestCompany
}

/** A company that has just begun: accounts, and nothing else. */
export const NEWCOMER = 'initech'

/** A company whose settings and accounts the tests change, and whose sessions they end: no test shares one there. */
export const CHANGING = 'wayne'

/** A trial that ends in three days, and a plan that ended a week ago. */
export const ENDING = 'umbrella'
export const ENDED = 'hooli'

let current: Stage | null = null

/** The stage, once the suite has raised it. */
export function stage(): Stage {
  if (!current)
    throw new Error('The stage is raised by the setup of the suite e2e (tests/bootstrap.ts)')
  return current
}

/** Seeds, starts web, worker and browser, once for the suite; answers how to take all of it down. */
export async function raiseStage(): Promise<() => Promise<void>> {
  // The companies stand before the web process starts: it remembers which subdomains it knows.
  const companies = await freshCompanies()
  const template = DEMO_COMPANIES[0]
  await seedDemoPartner([
    await seedDemoCompany({ ...template, slug: NEWCOMER, name: 'Initech', workers: [] }),
    await seedDemoCompany({ ...template, slug: CHANGING, name: 'Wayne', workers: [] }),
  ])
  await seedDemoCompany({
    ...DEMO_COMPANIES[0],
    slug: ENDING,
    plan: 'TRIAL',
    activeUntil: dayFromNow(3),
    workers: [],
  })
  await seedDemoCompany({
    ...DEMO_COMPANIES[0],
    slug: ENDED,
    activeUntil: dayFromNow(-7),
    workers: [],
  })
  const [product, browser] = await Promise.all([startProduct(process.env), openBrowser()])
  current = { browser, ...companies }
  return async () => {
    current = null
    await Promise.all([browser.close(), product.stop()])
  }
}
