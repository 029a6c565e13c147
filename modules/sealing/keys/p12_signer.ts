import { verify, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { P12Signer } from '@libpdf/core'
import { SealMisconfigured, type Signer } from './signer.ts'

/**
 * The seal of a PKCS#12 file.
 *
 * @param file its path, or its bytes as base64
 * @throws SealMisconfigured where the file or its password is wrong
 */
export async function p12Signer(file: string, password: string): Promise<Signer> {
  try {
    const bytes = isPath(file) ? readFileSync(file) : Buffer.from(file, 'base64')
    const p12 = await P12Signer.create(new Uint8Array(bytes), password)
    const signer = {
      certificate: Buffer.from(p12.certificate),
      chain: p12.certificateChain.map((one) => Buffer.from(one)),
      sign: async (signed: Uint8Array) => Buffer.from(await p12.sign(signed, 'SHA-256')),
    }
    const { publicKey } = new X509Certificate(signer.certificate)
    const key = { key: publicKey, dsaEncoding: 'der' as const }
    // The first certificate of the file may be another one's.
    if (!verify('sha256', PROBE, key, await signer.sign(PROBE))) throw new Error('another key')
    return signer
  } catch (cause) {
    throw new SealMisconfigured('SEAL_P12 cannot be opened with SEAL_P12_PASSWORD', { cause })
  }
}

const PROBE = Buffer.from('whether the key is that of the certificate')

/** Base64 of a PKCS#12 file begins with the letters of a DER sequence. */
const isPath = (file: string) => !/^MI[A-Za-z0-9+/=\s]{500,}$/.test(file)
