import { X509Certificate } from 'node:crypto'
import { Unsound } from '../asn1/read.ts'
import type { Certified } from '../cms/signed_data.ts'
import { readTrust } from '../seal.ts'
import { checkChain } from '../verify/signed_content.ts'
import { trustOf } from '../verify/trust.ts'
import { namesOf } from '../verify/verify_file.ts'

/** Whose certificate it is, as people read it: no number of the person, which some certificates hold. */
export interface CertificateOwner {
  /** First names and surname; what the certificate is called by where it names none. */
  name: string
  /** What it is called by. */
  by: string
  issuer: string
  serialNumber: string
}

export function ownerOf(certificate: Uint8Array): CertificateOwner {
  const read = new X509Certificate(certificate)
  const part = (type: string) => new RegExp(`^${type}=(.+)$`, 'm').exec(read.subject)?.[1]
  const names = namesOf(read)
  return { name: [part('GN'), part('SN')].filter(Boolean).join(' ') || names.by, ...names }
}

/** Whether what a person signs now would be believed: their certificate leads to a root of ours and is valid today. */
export function isTrusted({ certificate, chain }: Certified): boolean {
  const [own, ...above] = [certificate, ...chain].map((one) => new X509Certificate(one))
  try {
    checkChain(own, [own, ...above], trustOf(readTrust()).roots, new Date())
    return true
  } catch (error) {
    if (error instanceof Unsound) return false
    throw error
  }
}
