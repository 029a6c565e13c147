import { NoticeSchema } from '#database/schema'

export type NoticeKind =
  'BROWSER' | 'TOKEN' | 'PASSWORD' | 'FACTOR_ON' | 'FACTOR_OFF' | 'RECOVERY_CODES'

/** A mail to a person about what was done to their account, so that they hear of it where it was not them. */
export default class Notice extends NoticeSchema {}
