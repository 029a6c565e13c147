import { strFromU8, unzipSync, zipSync } from 'fflate'
import { DROPPED_KINDS, UNPACKED_MAX_BYTES, type Dropped } from '../domain/word_limits.ts'

/** Why a file is not read. */
export type WordRefusal = 'E_WORD_REFUSED' | 'E_WORD_TOO_LARGE' | 'E_WORD_UNREADABLE'

/** The parts of a Word file that hold its text, as a small file of their own, and what of the rest is left out. */
export interface WordFile {
  bytes: Buffer
  dropped: Dropped[]
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const TEXT_PART =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w-]+\.xml(?:\.rels)?)$/
const MAIN = 'word/document.xml'

/** Whether the bytes are those of a zip, as .docx is one; an old .doc and a file with a password are not. */
export function isZip(bytes: Uint8Array): boolean {
  return ZIP.equals(bytes.subarray(0, ZIP.length))
}

/**
 * Opens a Word file as if it meant harm. Its parts are unpacked into places of the size that it states itself: what is
 * larger than it states is cut off, and what it states is counted before.
 */
export function openWordFile(bytes: Uint8Array): WordFile | WordRefusal {
  if (!isZip(bytes)) return 'E_WORD_REFUSED'
  let unpacked = 0
  const parts = partsOf(bytes, (name, size) => {
    unpacked += size
    return TEXT_PART.test(name) && unpacked <= UNPACKED_MAX_BYTES
  })
  if (unpacked > UNPACKED_MAX_BYTES) return 'E_WORD_TOO_LARGE'
  if (!parts) return 'E_WORD_UNREADABLE'
  if (!parts[MAIN]) return 'E_WORD_REFUSED'
  return { bytes: Buffer.from(zipSync(parts, { level: 0 })), dropped: droppedFrom(parts) }
}

function partsOf(bytes: Uint8Array, takes: (name: string, size: number) => boolean) {
  try {
    return unzipSync(bytes, {
      // What is not packed is copied as it lies there, whatever it states to be.
      filter: ({ name, size, originalSize }) => takes(name, Math.max(size, originalSize)),
    })
  } catch {
    return null
  }
}

function droppedFrom(parts: Record<string, Uint8Array>): Dropped[] {
  const text = strFromU8(parts[MAIN]!)
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0
  // Word keeps a header for each kind of page, most of them empty.
  const written = (name: RegExp) =>
    Object.keys(parts).filter((part) => name.test(part) && /<w:t[ >]/.test(strFromU8(parts[part]!)))
      .length
  const counts: Record<Dropped['kind'], number> = {
    images: count(/<(?:a:blip|v:imagedata)[ >/]/g),
    headers: written(/^word\/header\d*\.xml$/),
    footers: written(/^word\/footer\d*\.xml$/),
    notes: count(/<w:(?:foot|end)noteReference[ >/]/g),
    comments: count(/<w:commentReference[ >/]/g),
    tables: count(/<w:tbl>/g),
    trackedChanges: count(/<w:(?:ins|del) /g),
    equations: count(/<m:oMath[ >]/g),
  }
  return DROPPED_KINDS.map((kind) => ({ kind, count: counts[kind] })).filter((one) => one.count > 0)
}
