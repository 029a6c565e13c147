import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { seedDemoCompany } from '#database/demo/seed_demo_company'
import { DEMO_COMPANIES } from '#database/demo/companies'

/** The two demo companies; a company that exists already is left as it is. */
export default class DemoCompaniesSeeder extends BaseSeeder {
  async run() {
    for (const company of DEMO_COMPANIES) await seedDemoCompany(company)
  }
}
