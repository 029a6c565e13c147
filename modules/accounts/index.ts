import type { Manifest } from '#modules/shared/http/endpoint'
import { auditEndpoints } from './http/audit_endpoints.ts'
import { changeLogEndpoints } from './http/change_log_endpoints.ts'
import { companyEndpoints } from './http/company_endpoints.ts'
import { endpoints } from './http/endpoints.ts'
import { onboardingEndpoints } from './http/onboarding_endpoints.ts'
import { partnerEndpoints } from './http/partner_endpoints.ts'
import { peopleEndpoints } from './http/people_endpoints.ts'
import { signerEndpoints } from './http/signer_endpoints.ts'
import { signInEndpoints } from './http/sign_in_endpoints.ts'

export const manifest: Manifest = {
  name: 'accounts',
  endpoints: [
    ...endpoints,
    ...signInEndpoints,
    ...peopleEndpoints,
    ...companyEndpoints,
    ...partnerEndpoints,
    ...signerEndpoints,
    ...auditEndpoints,
    ...changeLogEndpoints,
    ...onboardingEndpoints,
  ],
  jobs: () => import('./jobs/reset_demo.ts'),
  mails: async () => ({
    ...(await import('./mails/access_link_mail.ts')),
    ...(await import('./mails/address_proof_mail.ts')),
    ...(await import('./mails/invitation_mail.ts')),
    ...(await import('./mails/newcomer_mail.ts')),
    ...(await import('./mails/notice_mail.ts')),
    ...(await import('./mails/sms_code.ts')),
  }),
}

export {
  aimAtAddress,
  aimAtAddressProof,
  aimAtFactor,
  aimAtLink,
  aimAtPerson,
  aimAtWaiting,
} from './http/aims.ts'
export { GiveToPartner, type PartnerPerson } from './actions/give_to_partner.ts'
export { RotateKeys, type Rotated } from './actions/rotate_keys.ts'
export { DemoData, type DemoStep } from './ports/demo_data.ts'
export { maskedNumber, phoneNumber } from './domain/phone_number.ts'
export { linkEnd } from './domain/access_link_lifetime.ts'
export { newMailedCode } from './domain/mailed_code.ts'
export { plainCode } from './domain/recovery_codes.ts'
export { sessionEnd } from './domain/session_lifetime.ts'
export { browserOf, forgetBrowser, rememberBrowser } from './http/browser_proof.ts'
export { useSignInLinkValidator } from './http/sign_in_validators.ts'
export { isFresh } from './domain/fresh_proof.ts'
export { holds } from './domain/held_rights.ts'
export { actingAs, may, RIGHTS, ROLES, type Right, type Role } from './domain/rights.ts'
export { findCompany, type CompanyFacts } from './queries/find_company.ts'
export {
  findOnlySigner,
  findSigner,
  frozenSigner,
  type FrozenSigner,
  type SignerFacts,
} from './queries/find_signer.ts'
export type { default as User } from './models/user.ts'
export { findPartnerPerson } from './queries/find_partner_person.ts'
export { findUsersHolding } from './queries/find_users_holding.ts'
export { findUserNames } from './queries/find_user_names.ts'
export { shownTimeline } from './queries/shown_timeline.ts'
export { findUserName } from './queries/find_user_name.ts'
export { auditExport } from './queries/audit_export.ts'
export { findActor } from './queries/find_actor.ts'
export { findUserContact, type UserContact } from './queries/find_user_contact.ts'
export { findCompanyBrand, type CompanyBrand } from './queries/find_company_brand.ts'
