import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { DEMO_COMPANIES } from '#database/demo/companies'
import { seedDemoCompany } from '#database/demo/seed_demo_company'
import { seedDemoPartner } from '#database/demo/partner'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { ensureAssets } from './assets.ts'
import { openBrowser } from './browser.ts'
import { startProduct } from './processes.ts'

/** What all browser tests share. */
export interface Stage {
  browser: Browser
  acme: TestCompany
  globex: TestCompany
}

/** Where the picture of a page is left when its test fails. */
export const OUTPUT = 'tests/e2e/.output'

/** A company that has just begun: accounts, and nothing else. */
export const NEWCOMER = 'initech'

/** A company whose settings and accounts the tests change. */
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

/** Builds, seeds, starts web, worker and browser, once for the suite; answers how to take all of it down. */
export async function raiseStage(): Promise<() => Promise<void>> {
  await rm(OUTPUT, { recursive: true, force: true })
  // The companies stand before the web process starts: it remembers which subdomains it knows.
  const [companies] = await Promise.all([freshCompanies(), ensureAssets()])
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

/** A day near today, YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
