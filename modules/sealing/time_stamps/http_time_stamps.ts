import { randomBytes } from 'node:crypto'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { boolean, integer, nothing, octets, oid, sequence } from '../asn1/der.ts'
import { OID } from '../asn1/oids.ts'
import { integerOf, rawOf, readDer, sequenceOf } from '../asn1/read.ts'
import { SealUnavailable, type TimeStamps } from '../keys/signer.ts'

const TIMEOUT_MS = 10_000

/** Statuses that come with a token (RFC 3161, 2.4.2): granted, and granted with changes. */
const GRANTED = [0, 1]

/**
 * Time-stamp authorities over HTTP, asked in turn: the first that answers within ten seconds gives the time. Where
 * none does the seal waits; a seal without its time stamp is never made instead.
 */
export function httpTimeStamps(urls: readonly string[], timeoutMs = TIMEOUT_MS): TimeStamps {
  return {
    async stamp(digest) {
      reachingOut('The time-stamp authority')
      const failures: unknown[] = []
      for (const url of urls) {
        try {
          return await tokenOf(url, digest, timeoutMs)
        } catch (error) {
          failures.push(error)
        }
      }
      throw new SealUnavailable(`no time-stamp authority answered (${urls.join(', ')})`, {
        cause: new AggregateError(failures),
      })
    },
  }
}

async function tokenOf(url: string, digest: Uint8Array, timeoutMs: number): Promise<Buffer> {
  const nonce = randomBytes(8)
  const request = sequence(
    integer(1),
    sequence(sequence(oid(OID.sha256), nothing()), octets(digest)),
    integer(nonce),
    boolean(true)
  )
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(request),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const answer = Buffer.from(await response.arrayBuffer())
  const [status, token] = sequenceOf(readDer(answer, 'time stamp'), 'time stamp')
  const granted = integerOf(sequenceOf(status, 'time stamp')[0], 'time stamp')
  if (!GRANTED.includes(granted) || !token) throw new Error(`${url} refused with ${granted}`)
  const bytes = rawOf(token)
  if (!bytes.includes(integer(nonce))) throw new Error(`${url} answered another question`)
  return bytes
}
