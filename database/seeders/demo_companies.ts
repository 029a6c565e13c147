import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { seedDemoCompany } from '#database/demo/seed_demo_company'
import { seedDemoPartner } from '#database/demo/partner'
import { DEMO_COMPANIES } from '#database/demo/companies'

/** The two demo companies and their partner; what exists already is left as it is. */
export default class DemoCompaniesSeeder extends BaseSeeder {
  async run() {
    const ids: string[] = []
    for (const company of DEMO_COMPANIES) ids.push(await seedDemoCompany(company))
    await seedDemoPartner(ids)
  }
}
