import { sign, type KeyObject } from 'node:crypto'
import type { Signer } from './signer.ts'

/** A signer whose key lies in this process. */
export function keySigner(
  key: KeyObject,
  certificate: Buffer,
  chain: readonly Buffer[] = []
): Signer {
  return {
    certificate,
    chain,
    sign: async (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'der' }),
  }
}
