import { setImmediate } from 'node:timers/promises'
import { readNiss } from '#modules/shared/values/niss'
import {
  PERIODS,
  type Declared,
  type OfficialFile,
  type OfficialPerson,
  type ReadPart,
  type Slip,
} from '../domain/official_file.ts'
import { FileRefused, MOST_ROWS, type FileFault } from '../domain/sheet_table.ts'
import { BelcotaxReader } from './belcotax_reader.ts'
import { DmfaReader } from './dmfa_reader.ts'
import { NAMES } from './official_values.ts'
import { isOfficial, packedXml } from './is_official.ts'
import type { OfficialReader } from './official_reader.ts'
import { readXml } from './read_xml.ts'
import { xmlText } from './xml_text.ts'
import { ZipParts } from './zip_parts.ts'

/** What a declaration, or several that are packed together, may come to: 200 MB. */
export const MOST_XML = 200_000_000
/** No element of an official file has more signs than this. */
const LONGEST = 2_000
/** So many signs without an element, and more levels, no official file has. */
const LONGEST_WITHOUT = 1_000_000
const DEEPEST = 32
const PIECE = 64 * 1024

export interface ReadOptions {
  /** Ten digits of the company itself; empty where they are not known. */
  employer: string
  /** The keyed codes of a register number, the newest key's first. */
  printsOf(niss: string): string[]
  keepsNiss: boolean
}

/**
 * Reads a DmfA, a 281.10, or one of each packed together, a piece at a time: of the whole only what is said of the
 * company's people stays in memory. Both are joined by the register number, of which only its codes remain.
 *
 * @throws FileRefused with what is wrong with it
 */
export async function readOfficial(bytes: Uint8Array, options: ReadOptions): Promise<OfficialFile> {
  if (!isOfficial(bytes)) throw new FileRefused('notOfficial')
  if (options.employer === '') throw new FileRefused('noOwnNumber')
  const files: ReadPart[] = []
  const people = new Map<string, OfficialPerson>()
  let others = 0
  for (const pieces of documentsOf(bytes)) {
    const reader = await readDocument(pieces, options.employer)
    const { kind } = reader
    if (files.some((each) => each.kind === kind)) throw new FileRefused('twice', { kind: NAMES[kind] })
    const read = reader.people()
    if (read.length === 0) throw new FileRefused('noPeople')
    for (const [at, { niss, person }] of read.entries()) {
      const known = niss === null ? null : readNiss(niss)
      const key = known?.digits ?? `${kind} ${at}`
      const held = people.get(key) ?? newPerson(known, options)
      people.set(key, { ...held, [kind === 'dmfa' ? 'declared' : 'slip']: person })
    }
    const period = reader.period()
    files.push({ kind, period, people: read.length, isChecked: PERIODS[kind].checked.includes(period) })
    others += reader.others
  }
  if (people.size > MOST_ROWS) throw new FileRefused('tooManyRows')
  return { employer: options.employer, files, others, people: [...people.values()] }
}

function newPerson(
  known: ReturnType<typeof readNiss>,
  { printsOf, keepsNiss }: ReadOptions
): OfficialPerson {
  return {
    prints: known ? printsOf(known.digits) : [],
    ...(known && keepsNiss && { niss: known.digits }),
    birthDate: known?.birthDate ?? null,
    gender: known?.gender ?? null,
    declared: null,
    slip: null,
  }
}

function* documentsOf(bytes: Uint8Array): Generator<AsyncIterable<Uint8Array>> {
  const names = packedXml(bytes)
  const zip = names.length > 0 ? new ZipParts(bytes, MOST_XML) : null
  if (zip) for (const name of names) yield zip.piecesOf(name)
  else yield piecesOf(bytes)
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    // The process looks after others in between.
    await setImmediate()
  }
}

/** What is wrong with a workbook is said otherwise of a declaration. */
const OF_XML: Partial<Record<FileFault, FileFault>> = {
  entities: 'declarations',
  unreadable: 'unsound',
  bomb: 'unpacked',
}

type AnyReader = OfficialReader<Declared> | OfficialReader<Slip>

/**
 * Reads one document as it comes. What its root says decides how.
 *
 * @throws FileRefused
 */
export async function readDocument(
  pieces: AsyncIterable<Uint8Array>,
  employer: string
): Promise<AnyReader> {
  const held: { reader?: AnyReader } = {}
  const path: string[] = []
  let text = ''
  let since = 0
  let hasEnded = false
  async function* watched() {
    for await (const piece of xmlText(pieces)) {
      since += piece.length
      // One text, remark or name that goes on and on would be held whole.
      if (since > LONGEST_WITHOUT) throw new FileRefused('tooLong')
      yield piece
    }
    hasEnded = true
  }
  try {
    await readXml(watched(), {
      open(name) {
        if (path.length === 0) held.reader = readerOf(name, employer)
        if (path.length >= DEEPEST) throw new FileRefused('tooLong')
        held.reader!.open(name, path.at(-1) ?? '')
        path.push(name)
        text = ''
        since = 0
      },
      close(name) {
        path.pop()
        held.reader!.close(name, text.trim(), path.at(-1) ?? '')
        text = ''
        since = 0
      },
      said(piece) {
        text += piece
        if (text.length > LONGEST) throw new FileRefused('tooLong')
      },
    })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    // What is sound up to its end and does not close was not saved whole.
    if (error.fault === 'unreadable' && hasEnded && path.length > 0) throw new FileRefused('cut')
    throw OF_XML[error.fault] ? new FileRefused(OF_XML[error.fault]!) : error
  }
  if (!held.reader) throw new FileRefused('notOfficial')
  return held.reader
}

function readerOf(root: string, employer: string): AnyReader {
  if (root === 'DmfAOriginal') return new DmfaReader(employer)
  if (root === 'Verzendingen') return new BelcotaxReader(employer)
  throw new FileRefused('wrongRoot', { root: root.slice(0, 60) })
}
