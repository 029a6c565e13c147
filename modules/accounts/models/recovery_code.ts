import { RecoveryCodeSchema } from '#database/schema'

/** One of the ten codes that open when the phone is lost, each once. */
export default class RecoveryCode extends RecoveryCodeSchema {
  static unused(userId: string) {
    return this.query().where('user_id', userId).whereNull('used_at')
  }
}
