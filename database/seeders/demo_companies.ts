import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { DEMO_COMPANIES, seedDemoCompany, seedDemoPartner } from '#modules/demo/index'

/** The two demo companies and their partner; what exists already is left as it is. */
export default class DemoCompaniesSeeder extends BaseSeeder {
  async run() {
    const ids: string[] = []
    for (const company of DEMO_COMPANIES) ids.push(await seedDemoCompany(company))
    await seedDemoPartner(ids)
  }
}
