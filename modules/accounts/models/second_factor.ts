import encryption from '@adonisjs/core/services/encryption'
import { SecondFactorSchema } from '#database/schema'

/** The authenticator app of a person. It counts once its first code was typed. */
export default class SecondFactor extends SecondFactorSchema {
  /** The person's app, locked: a code opens once, also when it is sent twice at the same time. */
  static async of(userId: string): Promise<SecondFactor | null> {
    return this.query().where('user_id', userId).where('kind', 'TOTP').forUpdate().first()
  }

  /** Whether the person signs in with more than the first proof. */
  static async protects(userId: string): Promise<boolean> {
    const row = await this.query().where('user_id', userId).whereNotNull('confirmed_at').first()
    return row !== null
  }

  get secretBytes(): Buffer {
    return Buffer.from(encryption.decrypt<string>(this.secret)!, 'base64')
  }

  static encrypted(secret: Buffer): string {
    return encryption.encrypt(secret.toString('base64'))
  }
}
