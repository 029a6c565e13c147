import { SecondFactorSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'

export type FactorKind = 'TOTP' | 'SMS'

/** What a person proves themselves with besides password or link: an app or a phone. It counts once its first code was typed. */
export default class SecondFactor extends SecondFactorSchema {
  /** The person's app or phone, locked: a code opens once, also when it is sent twice at the same time. */
  static of(userId: string, kind: FactorKind): Promise<SecondFactor | null> {
    return this.query().where('user_id', userId).where('kind', kind).forUpdate().first()
  }

  /** What the person may be asked for at sign-in; nothing while no second factor is on. */
  static async kindsOf(userId: string): Promise<FactorKind[]> {
    const rows = await this.query().where('user_id', userId).whereNotNull('confirmed_at')
    return rows
      .map(({ kind }) => kind as FactorKind)
      .sort()
      .reverse()
  }

  /** The app's secret or the phone's number. */
  get plain(): string {
    return unseal(this.secret)!
  }

  get secretBytes(): Buffer {
    return Buffer.from(this.plain, 'base64')
  }

  static encrypted(plain: string): string {
    return seal(plain)
  }
}
