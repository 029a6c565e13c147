import * as asn1js from 'asn1js'

type Node = asn1js.BaseBlock

/** The class of tags that mean something in their place alone (X.690, 8.1.2.2). */
const CONTEXT = 3

/** What is read is not what it has to be; the message says where. */
export class Unsound extends Error {}

export function must(holds: unknown, where: string): asserts holds {
  if (!holds) throw new Unsound(where)
}

/**
 * One value that is the whole of the bytes, and DER: written anew it gives the same bytes. The reader keeps a tag as it
 * found it, so that one says constructed exactly of what has parts is looked at here.
 */
export function readDer(bytes: Uint8Array, where: string): Node {
  // What stands inside octets is octets here: guessing at it takes half of the time.
  const { offset, result } = asn1js.fromBER(new Uint8Array(bytes), {
    copyInput: false,
    parseEmbedded: false,
  })
  must(offset === bytes.length && !result.error, `${where}: not ASN.1`)
  must(Buffer.from(result.toBER(false)).equals(bytes), `${where}: not DER`)
  must(areTagsSound(result), `${where}: not DER`)
  return result
}

function areTagsSound(node: Node): boolean {
  const isConstructed = node instanceof asn1js.Constructed
  if (node.idBlock.isConstructed !== isConstructed) return false
  return !isConstructed || node.valueBlock.value.every(areTagsSound)
}

/**
 * Whether a value is of exactly this kind: outside what a signature covers, only the tag tells a set from a sequence and
 * an enumeration from a number.
 */
function isA<Kind extends Node>(
  node: Node | undefined,
  kind: abstract new (...parameters: never[]) => Kind
): node is Kind {
  return node?.constructor === kind
}

/** The parts of a sequence; a set is none. */
export function sequenceOf(node: Node | undefined, where: string): Node[] {
  must(isA(node, asn1js.Sequence), `${where}: no sequence`)
  return node.valueBlock.value
}

/** The parts of a set; a sequence is none. */
export function setOf(node: Node | undefined, where: string): Node[] {
  must(isA(node, asn1js.Set), `${where}: no set`)
  return node.valueBlock.value
}

/** The parts of a `[number]` around others. */
export function taggedOf(node: Node | undefined, number: number, where: string): Node[] {
  must(isA(node, asn1js.Constructed), `${where}: its tag`)
  const { tagClass, tagNumber } = node.idBlock
  must(tagClass === CONTEXT && tagNumber === number, `${where}: its tag`)
  return node.valueBlock.value
}

export function oidOf(node: Node | undefined, where: string): string {
  must(isA(node, asn1js.ObjectIdentifier), `${where}: no identifier`)
  return node.valueBlock.toString()
}

export function octetsOf(node: Node | undefined, where: string): Buffer {
  must(isA(node, asn1js.OctetString), `${where}: no octets`)
  return Buffer.from(node.valueBlock.valueHexView)
}

export function integerOf(node: Node | undefined, where: string): number {
  must(isA(node, asn1js.Integer), `${where}: no number`)
  return node.valueBlock.valueDec
}

export function timeOf(node: Node | undefined, where: string): Date {
  must(isA(node, asn1js.GeneralizedTime), `${where}: no time`)
  return node.toDate()
}

/** The value as it was read, byte for byte. */
export const rawOf = (node: Node) => Buffer.from(node.valueBeforeDecodeView)
