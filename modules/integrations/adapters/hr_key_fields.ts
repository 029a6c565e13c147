import type { HrSystemName } from '../domain/hr_system.ts'

/** A field of a key, as a person fills it in; what is no secret may be shown again. */
export interface HrKeyField {
  name: string
  isSecret: boolean
  isOptional?: true
}

const secret = (name: string): HrKeyField => ({ name, isSecret: true })

/**
 * By how many months a yearly salary becomes a monthly one: 12, or 13.92 where the year counts holiday pay and premium.
 * Nobody can know it but the company: left empty, yearly pay is not read.
 */
const MONTHS_OF_YEAR: HrKeyField = { name: 'monthsOfYear', isSecret: false, isOptional: true }

/** What a person gives for a connection; what a system hands out later (tokens) is kept beside. */
export const HR_KEY_FIELDS: Readonly<Record<HrSystemName, readonly HrKeyField[]>> = {
  /** A personal token; in its place the consent of a person (`AskConsent`), with the id and secret of an app. */
  officient: [secret('token')],
  personio: [{ name: 'clientId', isSecret: false }, secret('clientSecret'), MONTHS_OF_YEAR],
  bamboohr: [secret('apiKey'), MONTHS_OF_YEAR],
  odoo: [{ name: 'database', isSecret: false, isOptional: true }, secret('apiKey')],
}

/** Systems of which each customer has an address of their own. */
export const HR_WITH_ADDRESS: readonly HrSystemName[] = ['bamboohr', 'odoo']
