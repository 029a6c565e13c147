import type { Scope } from '#modules/shared/tenancy/scope'
import { DEFAULT_LEVELS, type Levels } from '../domain/levels.ts'
import SigningSetting from '../models/signing_setting.ts'

/** What a company settles for signing. */
export interface SigningSettings {
  /** Of each type of document, unless told otherwise when it is sent. */
  levels: Levels
  /** Days before the last one on which is reminded, the earliest first. */
  reminderDays: number[]
  /** How many days there are to sign, unless told otherwise. */
  expiryDays: number
  /** Whether every signer types a code besides opening their link. */
  asksCode: boolean
  /** An administrator has read what a simple signature means for contracts, and said yes. */
  simpleAccepted: { by: string | null; at: string } | null
  /** 0 until anything was set. */
  version: number
}

/** What the product starts with. */
export const DEFAULT_SETTINGS: SigningSettings = {
  levels: DEFAULT_LEVELS,
  reminderDays: [7, 3, 1],
  expiryDays: 30,
  asksCode: true,
  simpleAccepted: null,
  version: 0,
}

export async function findSigningSettings(_scope: Scope): Promise<SigningSettings> {
  const row = await SigningSetting.query().first()
  return row ? settingsOf(row) : DEFAULT_SETTINGS
}

/** The company's row, locked until the transaction ends; a new one where nothing was set. */
export async function lockSigningSettings(_scope: Scope): Promise<SigningSetting> {
  const row = await SigningSetting.query().forUpdate().first()
  if (row) return row
  const { CONTRACT, ANNEXE, UPLOAD } = DEFAULT_LEVELS
  const { reminderDays, expiryDays, asksCode } = DEFAULT_SETTINGS
  return new SigningSetting().merge({
    ...{ contractLevel: CONTRACT, annexeLevel: ANNEXE, uploadLevel: UPLOAD, version: 0 },
    ...{ reminderDays: [...reminderDays], expiryDays, asksCode, simpleAcceptedAt: null },
  })
}

export function settingsOf(row: SigningSetting): SigningSettings {
  const { contractLevel, annexeLevel, uploadLevel } = row
  const { reminderDays, expiryDays, asksCode, version, simpleAcceptedAt, simpleAcceptedBy } = row
  return {
    levels: { CONTRACT: contractLevel, ANNEXE: annexeLevel, UPLOAD: uploadLevel },
    ...{ reminderDays, expiryDays, asksCode, version },
    simpleAccepted: simpleAcceptedAt && {
      by: simpleAcceptedBy,
      at: simpleAcceptedAt.toISO()!,
    },
  }
}
