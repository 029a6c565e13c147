import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../../modules/demo/companies.ts'

export { DEMO_COMPANIES, DEMO_PASSWORD }

/** Accounts that the launcher's welcome names; modules/demo makes more. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@acme.test', role: 'administrator (also @globex.test)' },
  { email: 'payroll@acme.test', role: 'payroll (also @globex.test)' },
  { email: 'viewer@acme.test', role: 'viewer (also @globex.test)' },
  { email: 'admin@nova.test', role: 'administrator of a company that has just begun' },
]
/** At home in every demo company. */
export const DEMO_PARTNER = {
  email: 'partner@delvaux.test',
  role: 'partner who owns all of them',
}
