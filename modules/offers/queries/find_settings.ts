import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import OfferSetting from '../models/offer_setting.ts'

/** What the company settles for all its offers. */
export interface OfferSettings {
  /** How many days an offer is good for, unless told otherwise. */
  validityDays: number
  /** So many days before the last one the candidate is reminded, the earliest first. */
  reminderDays: number[]
  /** The text that offers of a language start with; null for the first template of that language. */
  templates: Record<Locale, string | null>
  signerId: string | null
  /** What candidates see besides the offer. */
  showEmployerCost: boolean
  showLegalSources: boolean
  /** Where answers to the mails go. */
  replyTo: string | null
  /** 0 until anything was set. */
  version: number
}

/** What the product starts with. */
export const DEFAULT_SETTINGS: OfferSettings = {
  validityDays: 14,
  reminderDays: [3, 1],
  templates: { fr: null, nl: null, en: null },
  signerId: null,
  showEmployerCost: false,
  showLegalSources: true,
  replyTo: null,
  version: 0,
}

export async function findOfferSettings(_scope: Scope): Promise<OfferSettings> {
  const row = await OfferSetting.query().first()
  if (!row) return DEFAULT_SETTINGS
  return {
    validityDays: row.validityDays,
    reminderDays: row.reminderDays,
    templates: { fr: row.templateFr, nl: row.templateNl, en: row.templateEn },
    signerId: row.signerId,
    showEmployerCost: row.showEmployerCost,
    showLegalSources: row.showLegalSources,
    replyTo: row.replyTo,
    version: row.version,
  }
}
