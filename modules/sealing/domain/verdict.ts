import type { Identification, SignatureLevel } from './certificate_page.ts'

/**
 * - `valid`: whole, as it was when this installation sealed it
 * - `altered`: carries our seal and is not as it was sealed
 * - `unknown`: carries no seal of this installation; it may be a good file of another's
 */
export const VERDICTS = ['valid', 'altered', 'unknown'] as const

/** What a file shows of itself: nothing of it was looked up. */
export interface Verdict {
  verdict: (typeof VERDICTS)[number]
  /** Of the whole file, in hexadecimal. */
  sha256: string
  /** For people who look after the installation: where the check ended. Null where it is valid. */
  reason: string | null
  /** Made by the development authority: it proves nothing to others. */
  isDevelopment: boolean
  /** The seal, where the file is valid. */
  seal: { by: string; issuer: string; serialNumber: string; at: string } | null
  /** Every signature, in order; empty unless the file is valid. */
  signatures: readonly VerifiedSignature[]
  /** What the sealed `audit.json` says; null unless the file is valid. */
  casefile: VerifiedCasefile | null
  /** The computation inside, done again; null where there is none. */
  computation: VerifiedComputation | null
}

export interface VerifiedSignature {
  kind: 'PERSON' | 'SEAL' | 'TIME_STAMP'
  by: string
  /** ISO 8601 in UTC, as a time-stamp authority signed it; null without a time stamp. */
  at: string | null
}

export interface VerifiedCasefile {
  number: string
  version: number
  language: string
  companyName: string
  /** What was shown to all who signed, and whether these pages are inside this file, byte for byte. */
  documents: readonly { name: string; pages: number; sha256: string; isInside: boolean }[]
  signers: readonly {
    name: string
    role: 'EMPLOYER' | 'WORKER'
    level: SignatureLevel
    identifiedBy: Identification
    signedAt: string
  }[]
}

export interface VerifiedComputation {
  lawSet: string
  /** Whether this installation's engine gives the same figures under the same law set. */
  isReproduced: boolean
  /** The law set here has another hash, or is not here: the figures could not be checked. */
  isOtherLaw: boolean
}
