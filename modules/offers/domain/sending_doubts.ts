import type { BelowMinimum } from '#modules/compute/pure'
import type { Promised } from './promised_benefits.ts'

/** What does not keep an offer from being sent, and may not be meant; `path` is where it is mended. */
export type SendingDoubt =
  | { path: 'signerId'; code: 'no_signer' | 'no_signature'; name?: string }
  | { path: 'body'; code: 'promise'; benefit: Promised; words: string }
  | { path: 'packageId'; code: BelowMinimum['code']; minimum: number; remuneration: number }
  | { path: 'message'; code: 'no_message' }

/** What there is of an offer. */
export interface Doubtful {
  /** Who signs, and whether there is a picture of their signature. */
  signer: { name: string; hasSignature: boolean } | null
  promised: readonly { benefit: Promised; words: string }[]
  below: readonly Pick<BelowMinimum, 'code' | 'minimum' | 'remuneration'>[]
  message: string
}

/** Everything worth a second look before an offer leaves, the gravest first. */
export function sendingDoubts({ signer, promised, below, message }: Doubtful): SendingDoubt[] {
  const doubts: SendingDoubt[] = below.map(({ code, minimum, remuneration }) => ({
    path: 'packageId',
    code,
    minimum,
    remuneration,
  }))
  for (const missing of promised) doubts.push({ path: 'body', code: 'promise', ...missing })
  if (!signer) doubts.push({ path: 'signerId', code: 'no_signer' })
  else if (!signer.hasSignature)
    doubts.push({ path: 'signerId', code: 'no_signature', name: signer.name })
  if (message.trim() === '') doubts.push({ path: 'message', code: 'no_message' })
  return doubts
}
