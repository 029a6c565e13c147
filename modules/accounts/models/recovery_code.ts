import { DateTime } from 'luxon'
import { RecoveryCodeSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { matchesCode } from '#modules/shared/values/short_code'
import { newRecoveryCodes, plainCode } from '../domain/recovery_codes.ts'

/**
 * One of the ten codes that open when the phone is lost, each once. They lie for years, so that their hash is sealed and
 * goes from key to key (`node ace keys:rotate`); those of before 22 November 2026 are hashed with the key of that time.
 */
export default class RecoveryCode extends RecoveryCodeSchema {
  static unused(userId: string) {
    return this.query().where('user_id', userId).whereNull('used_at')
  }

  /** Ten new ones in place of all before; they stand in this answer and nowhere else. */
  static async renew(userId: string): Promise<string[]> {
    await this.query().where('user_id', userId).delete()
    const codes = newRecoveryCodes()
    await this.createMany(
      codes.map((code) => ({ userId, codeHash: seal(hashOf(userId, plainCode(code))) }))
    )
    return codes
  }

  /** True for an unused code of the person, once: the codes are locked, also against the same one a moment later. */
  static async spend(userId: string, code: string): Promise<boolean> {
    const codes = await this.unused(userId).forUpdate()
    const spent = codes.find((one) => one.is(code))
    await spent?.merge({ usedAt: DateTime.now() }).save()
    return spent !== undefined
  }

  /** A sealed value has dots between its parts, a hash has none. */
  get isSealed(): boolean {
    return this.codeHash.includes('.')
  }

  is(code: string): boolean {
    return this.isSealed
      ? unseal(this.codeHash) === hashOf(this.userId, code)
      : matchesCode(this.userId, code, this.codeHash)
  }
}

/** Fifty random bits need no slow hash, the seal none that is keyed. */
function hashOf(userId: string, code: string): string {
  return hashOfSecret(`${userId}:${code}`)
}
