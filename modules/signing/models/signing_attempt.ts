import { DateTime } from 'luxon'
import { column } from '@adonisjs/lucid/orm'
import { SigningAttemptSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** Where the signature of a document goes: in a file that was prepared from another one, by the SHA-256 of that. */
export interface PreparedRoom {
  documentId: string
  from: string
  fileKey: string
  /** First hexadecimal digit of the room, one past the last, and in base64 the digest of everything else. */
  room: { from: number; to: number; digest: string }
}

/**
 * A signer who left for their provider of signatures: what they agreed to before, and once they came back with their
 * certificate what waits for their signature. Nothing is signed by it.
 */
export default class SigningAttempt extends SigningAttemptSchema {
  @column(asJson()) declare hashes: { documentId: string; sha256: string }[]
  /** DER in base64: their own, then those above it. */
  @column(asJson()) declare certificates: string[] | null
  @column(asJson()) declare rooms: PreparedRoom[] | null

  /** One that has not ended, of this signer in this browser. */
  static under(
    id: string,
    { you, sessionId }: { you: { id: string }; sessionId: string }
  ): Promise<SigningAttempt | null> {
    return this.query()
      .where({ id, casefileSignerId: you.id, linkSessionId: sessionId })
      .where('expires_at', '>', DateTime.now().toJSDate())
      .first()
  }
}
