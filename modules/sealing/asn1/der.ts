// By its place: the launcher's provider reads this file as it is.
import { secondInUtc } from '../../shared/values/days.ts'

/**
 * Writes DER, byte for byte: what is signed or hashed must come out one way only. Parts are DER already; to read, see
 * `read.ts`.
 */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)

/** A SET OF, in the order that DER demands. */
export const setOf = (...parts: readonly Uint8Array[]) =>
  der(0x31, ...parts.toSorted(Buffer.compare))

/** `[number]` around other values. */
export const tagged = (number: number, ...parts: readonly Uint8Array[]) =>
  der(0xa0 | number, ...parts)

/** `[number]` in the place of the tag of a primitive value. */
export const taggedBytes = (number: number, bytes: Uint8Array) => der(0x80 | number, bytes)

export const octets = (bytes: Uint8Array) => der(0x04, bytes)
export const bits = (bytes: Uint8Array, unused = 0) => der(0x03, Buffer.from([unused]), bytes)
export const boolean = (value: boolean) => der(0x01, Buffer.from([value ? 0xff : 0]))
export const utf8 = (text: string) => der(0x0c, Buffer.from(text, 'utf8'))
export const nothing = () => der(0x05)

/** A positive number, small or as its bytes, the most significant first. */
export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === 'number' ? bytesOf(value) : Buffer.from(value)
  const start = bytes.findIndex((byte, at) => byte !== 0 || at === bytes.length - 1)
  const shortest = bytes.subarray(start)
  return der(0x02, shortest[0] & 0x80 ? Buffer.concat([Buffer.from([0]), shortest]) : shortest)
}

export function oid(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** UTCTime until 2049, GeneralizedTime after, as RFC 5280 has it. */
export function time(at: Date): Buffer {
  const digits = digitsOf(at)
  return at.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(`${digits.slice(2)}Z`))
    : generalizedTime(at)
}

export const generalizedTime = (at: Date) => der(0x18, Buffer.from(`${digitsOf(at)}Z`))

/** `YYYYMMDDhhmmss` in UTC. */
const digitsOf = (at: Date) => secondInUtc(at).replace(/\D/g, '')

function bytesOf(value: number): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = bytesOf(length)
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}
