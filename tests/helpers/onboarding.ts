import { postAddressProofs } from './address_proofs.ts'
import type { TestClient } from './client.ts'
import type { TestCompany } from './companies.ts'

export const LIMITS = { domains: ['example.test'], days: 14, uses: 25 }

/** Of a new link for colleagues, as it stands behind `#`. */
export async function newCompanyLink(admin: TestClient, limits: object = {}): Promise<string> {
  const { body } = await admin.post('/api/onboarding-link', { ...LIMITS, ...limits })
  return new URL(body.link).hash.slice(1)
}

/** A colleague who makes an access by the link: asks for the code, reads the mail and types it. */
export async function onboard(
  company: TestCompany,
  client: TestClient,
  companyLink: string,
  person: { email: string; language: string } & Record<string, unknown>
) {
  const { email, language } = person
  const asked = await client.post('/api/onboarding/company/code', { companyLink, email, language })
  if (asked.status !== 204) return asked
  const { code } = await postAddressProofs(company)
  return client.post('/api/onboarding/company/user', { ...person, companyLink, code })
}
