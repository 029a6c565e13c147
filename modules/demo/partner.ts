import { GiveToPartner } from '#modules/accounts/index'
import { unwrap } from '#modules/shared/result'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { DEMO_PASSWORD } from './companies.ts'

/** An accountant's office that looks after all demo companies, and its one person. The ids are settled, so that seeding twice makes one. */
const PARTNER = { id: '01900000-0000-7000-8000-00000000da7a', name: 'Fiduciaire Delvaux' }
export const DEMO_PARTNER_PERSON = {
  id: '01900000-0000-7000-8000-00000000de1a',
  email: 'partner@delvaux.test',
  displayName: 'Inès Delvaux',
  language: 'fr',
  password: DEMO_PASSWORD,
} as const

/** Gives the companies to the demo partner, whose person is an administrator in each. */
export async function seedDemoPartner(companyIds: string[]): Promise<void> {
  for (const id of companyIds)
    await forSystem('seed-demo', id, async (scope) => {
      unwrap(await GiveToPartner.handle(scope, PARTNER, DEMO_PARTNER_PERSON))
    })
}
