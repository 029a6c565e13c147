import { SmsCodeSchema } from '#database/schema'

/** A code sent by text message; the newest of a person is the one that opens. */
export default class SmsCode extends SmsCodeSchema {
  static newest(userId: string): Promise<SmsCode | null> {
    return this.query().where('user_id', userId).orderBy('id', 'desc').forUpdate().first()
  }
}
