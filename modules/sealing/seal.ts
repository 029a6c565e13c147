import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import settings from '#config/sealing'
import { DevelopmentAuthority } from './authority/development_authority.ts'
import { p12Signer } from './keys/p12_signer.ts'
import { SealMisconfigured, type TimeStamps } from './keys/signer.ts'
import type { Sealing } from './pdf/sign.ts'
import { httpTimeStamps } from './time_stamps/http_time_stamps.ts'
import { localTimeStamps } from './time_stamps/local_time_stamps.ts'
import { trustOf } from './verify/trust.ts'

let opened: Promise<Sealing> | undefined

/**
 * The installation's seal, opened once for each process. Never in the web process, which has no use for a key.
 *
 * @throws SealMisconfigured
 */
export function openSeal(): Promise<Sealing> {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/**
 * Who gives the time, for signatures of persons: it needs no key of the seal, so the web process may ask.
 *
 * @throws SealMisconfigured
 */
export function openTimeStamps(): TimeStamps {
  const { folder, timeStampUrls } = settings
  if (timeStampUrls.length > 0) return httpTimeStamps(timeStampUrls)
  if (!folder) throw new SealMisconfigured('a signature needs a time-stamp authority: TSA_URL')
  return localTimeStamps(DevelopmentAuthority.open(folder).timeStamps)
}

/** The certificates that sealed files lead to, PEM, a root first; empty until the development authority was made. */
export function readTrust(): string {
  const { certificates, folder } = settings
  if (certificates?.includes('BEGIN CERTIFICATE')) return certificates
  const ofAuthority = folder ? ['root.pem', 'seal.pem'].map((name) => join(folder, name)) : []
  const files = certificates ? [certificates] : ofAuthority
  return files.flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8') : [])).join('\n')
}

/** Whether what this installation seals proves nothing to anybody else. */
export const isDevelopmentSeal = () => !settings.certificates

/** Whether this installation has what seals; without, nothing can be signed in a browser. */
export const hasSeal = () => Boolean(settings.p12 || settings.certificates || settings.folder)

/**
 * For the start of a worker: makes the development authority where there is to be one, and says at once what is wrong
 * with a seal, which otherwise the first signed document would find. Without one nothing else stops.
 */
export async function checkSeal(tell: (error: unknown) => void): Promise<void> {
  await openSeal().catch(tell)
}

async function open(): Promise<Sealing> {
  const { p12, p12Password, folder, timeStampUrls } = settings
  if (p12) return ownSeal(p12, p12Password, timeStampUrls)
  if (!folder)
    throw new SealMisconfigured('nothing seals here: set SEAL_P12, SEAL_CERTIFICATES and TSA_URL')
  const authority = DevelopmentAuthority.open(folder)
  return {
    signer: authority.seal,
    timeStamps:
      timeStampUrls.length > 0
        ? httpTimeStamps(timeStampUrls)
        : localTimeStamps(authority.timeStamps),
    revocations: { getCRL: async (certificate) => authority.crlOf(certificate) },
  }
}

async function ownSeal(p12: string, password: string, urls: string[]): Promise<Sealing> {
  if (urls.length === 0) throw new SealMisconfigured('a seal needs a time-stamp authority: TSA_URL')
  const signer = await p12Signer(p12, password)
  const { roots, seals } = trustOf(readTrust())
  if (roots.length === 0 || !seals.some(({ raw }) => raw.equals(signer.certificate)))
    throw new SealMisconfigured('SEAL_CERTIFICATES must name the seal of SEAL_P12 and its root')
  return { signer, timeStamps: httpTimeStamps(urls) }
}
