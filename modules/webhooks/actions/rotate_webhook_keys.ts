import { seal, unseal } from '#modules/shared/keys/sealed'
import type { Scope } from '#modules/shared/tenancy/scope'
import WebhookAddress from '../models/webhook_address.ts'

/** Seals the secrets of a company's addresses anew, by the key that writes. Twice is once. */
export class RotateWebhookKeys {
  static async handle(_scope: Scope): Promise<{ sealed: number; lost: number }> {
    const rotated = { sealed: 0, lost: 0 }
    for (const address of await WebhookAddress.query().forUpdate()) {
      for (const name of ['secret', 'formerSecret'] as const) {
        const stored = address[name]
        if (stored === null) continue
        const plain = unseal(stored)
        if (plain !== null) address[name] = seal(plain)
        rotated[plain === null ? 'lost' : 'sealed']++
      }
      await address.save()
    }
    return rotated
  }
}
