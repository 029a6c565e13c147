export { DEMO_COMPANIES } from './companies.ts'
export { DemoCompanies } from './demo_data.ts'
export { seedDemoPartner } from './partner.ts'
export { seedDemoCompany } from './seed_demo_company.ts'
