import type { Scope } from '#modules/shared/tenancy/scope'
import { byMail, byText, type Carrier } from './carriers.ts'
import type { Letter, StoredBrand } from './letter.ts'

/** A file that travels with a mail. */
export interface Enclosure {
  fileName: string
  /** `application/pdf` */
  type: string
  bytes: Buffer
}

/** A mail ready to leave: a letter in a company's colours, or plain words. */
export type PreparedMail = {
  to: string
  /** Reads or draws what travels with it: outside any transaction, right before it leaves. */
  enclose?: () => Promise<readonly Enclosure[]>
} & (
  | { letter: Letter; brand: StoredBrand; replyTo?: string | null }
  | { subject: string; text: string }
)

/** A text message ready to leave. */
export interface PreparedText {
  /** +32470123456 */
  to: string
  text: string
}

/** What of each kind a module declares; `mail` enqueues one by its name. */
interface Declared<Facts, Prepared> {
  name: string
  /** A person waits for it before a screen: while it is unknown whether it left, it is sent once more at once. */
  isWaitedFor?: true
  /**
   * Gathers what it says, in a transaction of its own, from the facts it was enqueued with. A secret in it is made
   * here, so that only the message holds it; each try makes another. What no longer holds, or has no one to go to, is
   * dropped: null.
   */
  prepare(scope: Scope, facts: Facts): Promise<Prepared | null>
  /** Notes among the module's own rows that it left, in the transaction that notes it here. */
  left?(scope: Scope, facts: Facts): Promise<void>
}

/** One kind of mail or text message. */
export interface MailKind<Facts = any, Prepared = any> extends Declared<Facts, Prepared> {
  carrier: Carrier<Prepared>
}

/** Declares a kind of mail. */
export function defineMail<Facts>(kind: Declared<Facts, PreparedMail>): MailKind<Facts> {
  return { ...kind, carrier: byMail }
}

/** Declares a kind of text message. */
export function defineText<Facts>(kind: Declared<Facts, PreparedText>): MailKind<Facts> {
  return { ...kind, carrier: byText }
}
