import type { Scope } from '#modules/shared/tenancy/scope'
import { seal, unseal } from '#modules/shared/keys/sealed'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'

export interface Rotated {
  /** Secrets, numbers and codes that only the writing key opens now. */
  sealed: number
  /** Recovery codes of before they were sealed: hashed, so that they stay with the key of that time. */
  bound: number
  /** What no key of the list opens. It is left as it is. */
  lost: number
}

/** Seals what a company has at rest anew, by the key that writes. Twice is once. */
export class RotateKeys {
  static async handle(_scope: Scope): Promise<Rotated> {
    const rotated: Rotated = { sealed: 0, bound: 0, lost: 0 }
    for (const factor of await SecondFactor.query().forUpdate()) {
      const plain = unseal(factor.secret)
      if (plain !== null) await factor.merge({ secret: seal(plain) }).save()
      rotated[plain === null ? 'lost' : 'sealed']++
    }
    for (const code of await RecoveryCode.query().whereNull('used_at').forUpdate()) {
      const hash = unseal(code.codeHash)
      if (hash !== null) await code.merge({ codeHash: seal(hash) }).save()
      rotated[hash !== null ? 'sealed' : code.isSealed ? 'lost' : 'bound']++
    }
    return rotated
  }
}
