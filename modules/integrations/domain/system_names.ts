import type { HrSystemName } from './hr_system.ts'

/** How the systems call themselves, in every language. */
export const SYSTEM_NAMES: Readonly<Record<HrSystemName, string>> = {
  officient: 'Officient',
  personio: 'Personio',
  bamboohr: 'BambooHR',
  odoo: 'Odoo',
}
