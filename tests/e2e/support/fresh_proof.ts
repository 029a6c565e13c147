import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'

/** As after eleven minutes before the same screen, for all users of a company. */
export async function elevenMinutesLater(slug: string): Promise<void> {
  await inTenant((await resolveCompany(slug))!, (trx) =>
    trx.from('user_sessions').update({ proven_at: new Date(Date.now() - 11 * 60_000) })
  )
}

export const proofDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirmez que c’est vous' })

/** Types what the dialog asks for, and goes on with the keyboard. */
export async function prove(page: Page, password = DEMO_PASSWORD): Promise<void> {
  const field = proofDialog(page).getByLabel('Votre mot de passe')
  await field.fill(password)
  await field.press('Enter')
}
