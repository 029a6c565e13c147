import { createHash, type Hash } from 'node:crypto'

/** Of what this code writes; another number is refused. */
export const FORMAT = 1

/** A table as it was at the moment of the backup. */
export interface TableRecord {
  /** `public.offers`. */
  name: string
  /** In the order in which they are copied; computed ones are left out. */
  columns: string[]
  rows: number
  bytes: number
  /** Of its rows as COPY writes them, in the order of its key. */
  sha256: string
}

/** A sequence, with what is needed to make one that came to be while the product ran. */
export interface SequenceRecord {
  name: string
  type: string
  start: string
  min: string
  max: string
  increment: string
  cycle: boolean
  last: string
  called: boolean
}

/** The last word of an archive but its seal. */
export interface Manifest {
  format: number
  /** By the clock of the database, when the moment was taken. */
  madeAt: string
  postgres: string
  migrations: string[]
  tables: TableRecord[]
  sequences: SequenceRecord[]
  /** The months that had a table of their own: `audit_log`, `2026-11-01`. */
  months: { root: string; month: string }[]
  files: {
    count: number
    bytes: number
    /** Of the lists of files and checksums in the archive. */
    sha256: string
    /** In the archive, and not of the moment: deleted while the backup ran. */
    dropped: string[]
    /** Named by a row, and not there when the backup ran. */
    missing: string[]
  }
  /** Jobs that were not done, by their ids; null where the queue did not say. */
  queue: { store: 'postgres' | 'redis'; unfinished: string[] | null; since: string }
}

/** A file's line in the lists of the archive. */
export interface FileRecord {
  key: string
  size: number
  sha256: string
}

export const MANIFEST = 'manifest.json'
export const SEAL = 'seal'
export const FILES = 'files/'
export const SUMS = 'sums/'
export const TABLES = 'tables/'

/** The name of a numbered part: it sorts as it was written. */
export const partName = (folder: string, nth: number) => `${folder}${String(nth).padStart(6, '0')}`

/** `tables/public.offers/000001` is of `public.offers`. */
export const tableOf = (entry: string) => entry.split('/')[1]

export const sumLine = ({ key, size, sha256 }: FileRecord) =>
  `${JSON.stringify({ key, size, sha256 })}\n`

/** What is sealed: a manifest says what everything else must be. */
export const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Counts and sums up what passes. COPY writes a row a line, and a line's end nowhere else. */
export class Tally {
  rows = 0
  bytes = 0
  readonly #hash: Hash = createHash('sha256')

  take(chunk: Buffer): void {
    this.bytes += chunk.length
    this.#hash.update(chunk)
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.rows++
  }

  /** Once: the sum of all that passed. */
  end(): { rows: number; bytes: number; sha256: string } {
    return { rows: this.rows, bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}
