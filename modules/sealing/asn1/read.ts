import * as asn1js from 'asn1js'

type Node = asn1js.BaseBlock

/** What is read is not what it has to be; the message says where. */
export class Unsound extends Error {}

export function must(holds: unknown, where: string): asserts holds {
  if (!holds) throw new Unsound(where)
}

/** One value that is the whole of the bytes, and DER: written anew it gives the same bytes. */
export function readDer(bytes: Uint8Array, where: string): Node {
  const { offset, result } = asn1js.fromBER(new Uint8Array(bytes))
  must(offset === bytes.length && !result.error, `${where}: not ASN.1`)
  must(Buffer.from(result.toBER(false)).equals(bytes), `${where}: not DER`)
  return result
}

/** The parts of a sequence, a set or a tag around values. */
export function partsOf(node: Node | undefined, where: string): Node[] {
  const value = (node?.valueBlock as { value?: unknown } | undefined)?.value
  must(Array.isArray(value), `${where}: no parts`)
  return value
}

export function oidOf(node: Node | undefined, where: string): string {
  must(node instanceof asn1js.ObjectIdentifier, `${where}: no identifier`)
  return node.valueBlock.toString()
}

export function octetsOf(node: Node | undefined, where: string): Buffer {
  must(node instanceof asn1js.OctetString && !node.idBlock.isConstructed, `${where}: no octets`)
  return Buffer.from(node.valueBlock.valueHexView)
}

export function integerOf(node: Node | undefined, where: string): number {
  must(node instanceof asn1js.Integer, `${where}: no number`)
  return node.valueBlock.valueDec
}

export function timeOf(node: Node | undefined, where: string): Date {
  must(node instanceof asn1js.GeneralizedTime, `${where}: no time`)
  return node.toDate()
}

/** Whether a value is `[number]` around others. */
export function isTagged(node: Node | undefined, number: number): node is Node {
  return node !== undefined && node.idBlock.tagClass === 3 && node.idBlock.tagNumber === number
}

/** The value as it was read, byte for byte. */
export const rawOf = (node: Node) => Buffer.from(node.valueBeforeDecodeView)
