import { createHash, verify, X509Certificate } from 'node:crypto'
import * as asn1js from 'asn1js'
import { certificateParts } from '../asn1/certificate_parts.ts'
import { DIGESTS, OID, SIGNATURES } from '../asn1/oids.ts'
import {
  integerOf,
  must,
  octetsOf,
  oidOf,
  rawOf,
  readDer,
  sequenceOf,
  setOf,
  taggedOf,
  timeOf,
} from '../asn1/read.ts'

type Node = asn1js.BaseBlock

/** The digest of what a signature covers, by an algorithm as Node calls it. */
export type Covered = (algorithm: string) => Buffer

/** A signature that holds. */
export interface Held {
  kind: 'signature' | 'time stamp'
  certificate: X509Certificate
  /** As a time-stamp authority signed it; null for a signature without a time stamp. */
  at: Date | null
}

/** Of the older attribute that names the certificate by SHA-1 (RFC 2634), which some time-stamp authorities write. */
const SIGNING_CERTIFICATE_V1 = '1.2.840.113549.1.9.16.2.12'

/**
 * Checks a CMS signature to the last bit: DER only, known algorithms, every certificate in it part of the chain to a
 * root, and valid when it signed. What is not understood does not pass.
 *
 * @param cms without the zeros after it
 * @throws Unsound that says where
 */
export function checkSignature(
  cms: Uint8Array,
  covered: Covered,
  roots: readonly X509Certificate[]
): Held {
  const parts = partsOfSignedData(readDer(cms, 'signature'))
  if (parts.type === OID.timeStampInfo) {
    const { certificate, at } = checkToken(parts, covered, roots)
    return { kind: 'time stamp', certificate, at }
  }
  const { certificate, value, unsigned } = checkSignedData(parts, OID.data, covered)
  const token = unsigned && partsOfSignedData(tokenIn(unsigned))
  const at = token ? checkToken(token, digestOf(value), roots).at : null
  checkChain(certificate, parts.certificates, roots, at)
  return { kind: 'signature', certificate, at }
}

const digestOf =
  (bytes: Uint8Array): Covered =>
  (algorithm) =>
    createHash(algorithm).update(bytes).digest()

/** A statement of a time-stamp authority about a digest (RFC 3161). */
function checkToken(
  parts: SignedDataParts,
  covered: Covered,
  roots: readonly X509Certificate[]
): { certificate: X509Certificate; at: Date } {
  must(parts.content, 'time stamp: content')
  const { certificate, unsigned } = checkSignedData(
    parts,
    OID.timeStampInfo,
    digestOf(parts.content)
  )
  must(!unsigned, 'time stamp: more than it signed')
  const info = sequenceOf(readDer(parts.content, 'time stamp'), 'time stamp')
  const [algorithm, digest] = sequenceOf(info[2], 'time stamp')
  const name = digestNamed(algorithm, 'time stamp')
  must(octetsOf(digest, 'time stamp').equals(covered(name)), 'time stamp: of something else')
  // Node calls the extended usages so.
  must(certificate.keyUsage?.includes(OID.timeStamping), 'time stamp: by no time-stamp authority')
  const at = timeOf(info[4], 'time stamp')
  checkChain(certificate, parts.certificates, roots, at)
  return { certificate, at }
}

interface SignedDataParts {
  type: string
  version: number
  /** That of the one who signed: it is named before them too, where no signature covers it. */
  digest: string
  /** What is signed, where it is inside. */
  content: Buffer | null
  certificates: X509Certificate[]
  signerInfo: Node[]
}

function partsOfSignedData(cms: Node): SignedDataParts {
  const [type, wrapped, ...more] = sequenceOf(cms, 'signature')
  must(oidOf(type, 'signature') === OID.signedData && more.length === 0, 'signature: its type')
  const [signedData, ...others] = taggedOf(wrapped, 0, 'signature')
  must(others.length === 0, 'signature: more than one')
  const parts = sequenceOf(signedData, 'signature')
  must(parts.length === 5, 'signature: its parts')
  const [version, algorithms, encapsulated, certificates, signers] = parts
  const [algorithm, ...rest] = setOf(algorithms, 'signature')
  must(rest.length === 0, 'signature: several digests')
  const inside = sequenceOf(encapsulated, 'signature')
  must(inside.length <= 2, 'signature: its content')
  const infos = setOf(signers, 'signature')
  must(infos.length === 1, 'signature: several signers')
  return {
    type: oidOf(inside[0], 'signature'),
    version: integerOf(version, 'signature'),
    digest: digestNamed(algorithm, 'signature'),
    content: inside.length === 2 ? contentIn(inside[1]) : null,
    certificates: taggedOf(certificates, 0, 'certificates').map(
      (one) => new X509Certificate(rawOf(one))
    ),
    signerInfo: sequenceOf(infos[0], 'signature'),
  }
}

function contentIn(node: Node): Buffer {
  const [octets, ...more] = taggedOf(node, 0, 'content')
  must(more.length === 0, 'content: more than one')
  return octetsOf(octets, 'content')
}

function checkSignedData(
  { type, version, digest, content, certificates, signerInfo }: SignedDataParts,
  expected: string,
  covered: Covered
): { certificate: X509Certificate; value: Buffer; unsigned: Node | undefined } {
  must(type === expected && version === (content ? 3 : 1), 'signature: its kind')
  must((type === OID.data) === (content === null), 'signature: its content')
  const [infoVersion, sid, digestAlgorithm, attributes, algorithm, signed, unsigned, ...more] =
    signerInfo
  must(integerOf(infoVersion, 'signer') === 1 && more.length === 0, 'signer: its parts')
  const certificate = certificates.find(isNamedBy(sid))
  must(certificate, 'signer: no certificate')
  must(digestNamed(digestAlgorithm, 'signer') === digest, 'signer: another digest')
  checkAttributes(attributes, type, covered(digest), certificate)
  const value = octetsOf(signed, 'signer')
  checkValue(algorithm, digest, attributes, value, certificate)
  return { certificate, value, unsigned }
}

/** By its issuer and its number. */
function isNamedBy(sid: Node | undefined) {
  const name = Buffer.concat(sequenceOf(sid, 'signer').map(rawOf))
  return ({ raw }: X509Certificate) => {
    const { issuer, serialNumber } = certificateParts(raw)
    return Buffer.concat([issuer, serialNumber]).equals(name)
  }
}

function checkAttributes(
  attributes: Node | undefined,
  type: string,
  digest: Buffer,
  certificate: X509Certificate
) {
  const found = new Map<string, Node>()
  for (const attribute of taggedOf(attributes, 0, 'attributes')) {
    const [name, values, ...more] = sequenceOf(attribute, 'attributes')
    const [value, ...others] = setOf(values, 'attributes')
    must(!found.has(oidOf(name, 'attributes')), 'attributes: one twice')
    must(more.length === 0 && others.length === 0, 'attributes: more than one value')
    found.set(oidOf(name, 'attributes'), value)
  }
  must(oidOf(found.get(OID.contentType), 'attributes') === type, 'attributes: content type')
  const said = octetsOf(found.get(OID.messageDigest), 'attributes')
  must(said.equals(digest), 'what is signed was changed')
  const [attribute, usual] = found.has(OID.signingCertificate)
    ? [found.get(OID.signingCertificate), 'sha256']
    : [found.get(SIGNING_CERTIFICATE_V1), 'sha1']
  const [id] = sequenceOf(sequenceOf(attribute, 'attributes')[0], 'attributes')
  const [first, second] = sequenceOf(id, 'attributes')
  const isNamed = first instanceof asn1js.Sequence
  const algorithm = isNamed ? digestNamed(first, 'attributes') : usual
  const hash = octetsOf(isNamed ? second : first, 'attributes')
  must(hash.equals(digestOf(certificate.raw)(algorithm)), 'attributes: another certificate')
}

function checkValue(
  algorithm: Node | undefined,
  digest: string,
  attributes: Node,
  value: Buffer,
  certificate: X509Certificate
) {
  const known = SIGNATURES[algorithmNamed(algorithm, 'signer')]
  must(known, 'signer: an algorithm that is not taken')
  must(known.key === certificate.publicKey.asymmetricKeyType, 'signer: another kind of key')
  // Signed as the set that it is, stored under a tag.
  const bytes = rawOf(attributes)
  bytes[0] = 0x31
  const key = { key: certificate.publicKey, dsaEncoding: 'der' as const }
  must(verify(known.digest ?? digest, bytes, key, value), 'the signature does not fit')
}

/** The time stamp among what no signature covers; it was read as DER with all around it. */
function tokenIn(unsigned: Node): Node {
  const [attribute, ...more] = taggedOf(unsigned, 1, 'time stamp')
  const [name, values, ...rest] = sequenceOf(attribute, 'time stamp')
  const [token, ...others] = setOf(values, 'time stamp')
  must(more.length === 0 && rest.length === 0 && others.length === 0, 'time stamp: more than one')
  must(oidOf(name, 'time stamp') === OID.timeStampToken, 'time stamp: something else')
  return token
}

/** Up to a root, through certificates of authorities; all that the signature brought are needed, and valid on the day. */
export function checkChain(
  certificate: X509Certificate,
  brought: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at: Date | null
) {
  const left = brought.filter((one) => one !== certificate)
  const isRoot = (one: X509Certificate) => roots.some(({ raw }) => raw.equals(one.raw))
  let lower = certificate
  while (!isRoot(lower)) {
    const below: X509Certificate = lower
    const upper = [...left, ...roots].find(
      (one) => one.ca && below.checkIssued(one) && below.verify(one.publicKey)
    )
    must(upper, 'certificates: they lead to no root')
    if (at) must(at >= upper.validFromDate && at <= upper.validToDate, 'certificates: too old')
    const place = left.indexOf(upper)
    if (place >= 0) left.splice(place, 1)
    lower = upper
  }
  must(left.length === 0, 'certificates: one too many')
  if (at)
    must(
      at >= certificate.validFromDate && at <= certificate.validToDate,
      'certificates: not valid when it signed'
    )
}

function digestNamed(node: Node | undefined, where: string): string {
  const name = DIGESTS[algorithmNamed(node, where)]
  must(name, `${where}: a digest that is not taken`)
  return name
}

/** Algorithms stand alone or with no parameters. */
function algorithmNamed(node: Node | undefined, where: string): string {
  const [name, parameters, ...more] = sequenceOf(node, where)
  must(more.length === 0, `${where}: its algorithm`)
  must(!parameters || parameters instanceof asn1js.Null, `${where}: its algorithm`)
  return oidOf(name, where)
}
