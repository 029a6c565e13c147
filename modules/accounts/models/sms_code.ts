import { DateTime } from 'luxon'
import { SmsCodeSchema } from '#database/schema'
import { takeTry } from '#modules/shared/limits/row_tries'

/** A code sent by text message; the newest of a person is the one that opens. */
export default class SmsCode extends SmsCodeSchema {
  static newest(userId: string): Promise<SmsCode | null> {
    return this.query().where('user_id', userId).orderBy('id', 'desc').forUpdate().first()
  }

  /** Counts a guess at the person's code, where one is under way; the sixth ends it. Answers which was counted. */
  static async takeTry(userId: string): Promise<string | null> {
    const code = await this.query()
      .where('user_id', userId)
      .whereNull('used_at')
      .orderBy('id', 'desc')
      .first()
    if (!code) return null
    if (await takeTry(this, code.id)) return code.id
    await code.merge({ usedAt: DateTime.now() }).save()
    return null
  }
}
