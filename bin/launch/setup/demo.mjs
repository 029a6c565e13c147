/** What `node ace db:seed` makes, for the launcher's welcome. */
export const DEMO_PASSWORD = 'demo-barema-2026'
export const DEMO_COMPANIES = [
  { slug: 'acme', name: 'Acme Belgium' },
  { slug: 'globex', name: 'Globex Services' },
]
export const DEMO_ACCOUNTS = [
  { email: 'admin@acme.test', role: 'administrator (also @globex.test)' },
  { email: 'payroll@acme.test', role: 'payroll (also @globex.test)' },
  { email: 'viewer@acme.test', role: 'viewer (also @globex.test)' },
]
/** At home in every demo company. */
export const DEMO_PARTNER = {
  email: 'partner@delvaux.test',
  role: 'partner who owns both companies',
}
