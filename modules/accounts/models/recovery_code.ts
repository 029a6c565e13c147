import { RecoveryCodeSchema } from '#database/schema'
import { hashOfCode } from '#modules/shared/values/short_code'
import { newRecoveryCodes, plainCode } from '../domain/recovery_codes.ts'

/** One of the ten codes that open when the phone is lost, each once. */
export default class RecoveryCode extends RecoveryCodeSchema {
  static unused(userId: string) {
    return this.query().where('user_id', userId).whereNull('used_at')
  }

  /** Ten new ones in place of all before; they stand in this answer and nowhere else. */
  static async renew(userId: string): Promise<string[]> {
    await this.query().where('user_id', userId).delete()
    const codes = newRecoveryCodes()
    await this.createMany(
      codes.map((code) => ({ userId, codeHash: hashOfCode(userId, plainCode(code)) }))
    )
    return codes
  }
}
