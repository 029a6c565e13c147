import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfObject,
} from '@libpdf/core'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { pdfTime } from './pdf_time.ts'

/** A file that travels in a PDF, and what it is to it (PDF/A-3, ISO 32000-1 7.11.4). */
export interface CarriedFile {
  name: string
  mimeType: string
  description: string
  relationship: 'Source' | 'Data'
  bytes: Uint8Array
  at: Date
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/**
 * A PDF with the pages of another one after its own, and files in it. Appended: the first bytes of the answer are those
 * that were given. What the second PDF says to screen readers comes along where the first one speaks to them.
 *
 * @throws Error where the PDF carries files already, or cannot be appended to; neither passes `judge_pdf.ts`
 */
export async function appendPages(
  bytes: Uint8Array,
  more: Uint8Array,
  files: readonly CarriedFile[]
): Promise<Uint8Array> {
  const [pdf, other] = await Promise.all([openPdf(bytes), openPdf(more)])
  const copier = new Copier(other, pdf)
  const pages = other.getPages().map(({ ref }) => {
    const page = new PdfDict()
    const copied = pdf.register(page)
    copier.stand(ref, copied)
    return { from: other.getObject(ref) as PdfDict, page, copied }
  })
  const structure = joinStructure(pdf, other, copier)
  for (const { from, page, copied } of pages) {
    for (const [key, value] of ownAndInherited(other, from)) page.set(key, copier.copy(value))
    const number = page.getNumber('StructParents')?.value
    if (number !== undefined && structure)
      page.set('StructParents', PdfNumber.of(number + structure.offset))
    else page.delete('StructParents')
    pdf.insertPage(pdf.getPageCount(), copied)
  }
  await carry(pdf, files)
  const appended = await pdf.save({ incremental: true })
  if (!Buffer.from(appended.buffer, appended.byteOffset, bytes.length).equals(bytes))
    throw new Error('a PDF could not be appended to')
  return appended
}

/** A PDF with files in it, appended too. */
export async function carryFiles(
  bytes: Uint8Array,
  files: readonly CarriedFile[]
): Promise<Uint8Array> {
  const pdf = await openPdf(bytes)
  await carry(pdf, files)
  return pdf.save({ incremental: true })
}

/** Copies objects of one file into another, each once, and what they refer to with them. */
class Copier {
  private readonly copies = new Map<number, PdfRef>()

  constructor(
    private readonly from: PDF,
    private readonly to: PDF
  ) {}

  /** What refers to `original` shall refer to `copy`. */
  stand(original: PdfRef, copy: PdfRef): void {
    this.copies.set(original.objectNumber, copy)
  }

  copy(value: PdfObject): PdfObject {
    if (value instanceof PdfRef) return this.copyRef(value)
    if (value instanceof PdfStream) return this.filled(new PdfStream([], value.data), value)
    if (value instanceof PdfDict) return this.filled(new PdfDict(), value)
    if (value instanceof PdfArray) return new PdfArray([...value].map((one) => this.copy(one)))
    return value
  }

  private copyRef(ref: PdfRef): PdfRef {
    const known = this.copies.get(ref.objectNumber)
    if (known) return known
    const original = this.from.getObject(ref)
    if (!(original instanceof PdfDict)) {
      const copy = this.to.register(original ? this.copy(original) : new PdfDict())
      this.stand(ref, copy)
      return copy
    }
    // Known before it is filled: what it holds may lead back to it.
    const target = original instanceof PdfStream ? new PdfStream([], original.data) : new PdfDict()
    const copy = this.to.register(target)
    this.stand(ref, copy)
    this.filled(target, original)
    return copy
  }

  private filled<T extends PdfDict>(target: T, original: PdfDict): T {
    for (const [key, value] of original) target.set(key, this.copy(value))
    return target
  }
}

function ownAndInherited(pdf: PDF, page: PdfDict): [string, PdfObject][] {
  const found = new Map<string, PdfObject>()
  for (const [key, value] of page)
    if (key.value !== 'Parent' && key.value !== 'Annots') found.set(key.value, value)
  for (let above = parentOf(pdf, page); above; above = parentOf(pdf, above))
    for (const key of INHERITED) {
      const value = above.get(key)
      if (value && !found.has(key)) found.set(key, value)
    }
  return [...found]
}

function parentOf(pdf: PDF, page: PdfDict): PdfDict | undefined {
  return page.getDict('Parent', (ref) => pdf.getObject(ref))
}

/**
 * Puts the structure of the second file after that of the first (ISO 32000-1, 14.7). The numbers by which pages find
 * their parts of it move by `offset`.
 *
 * @returns null where one of them has no structure
 */
function joinStructure(pdf: PDF, other: PDF, copier: Copier): { offset: number } | null {
  const [root, otherRoot] = [pdf, other].map(structureOf)
  const ref = otherRoot && rootRef(other)
  if (!root || !otherRoot || !ref) return null
  copier.stand(ref, rootRef(pdf)!)
  const own = numbersIn(pdf, root.getDict('ParentTree', resolver(pdf)))
  const theirs = numbersIn(other, otherRoot.getDict('ParentTree', resolver(other)))
  const offset = Math.max(-1, ...own.map(([number]) => number)) + 1
  const numbers = [
    ...own,
    ...theirs.map(([number, value]) => [number + offset, copier.copy(value)] as const),
  ]
  root.set(
    'ParentTree',
    PdfDict.of({
      Nums: new PdfArray(numbers.flatMap(([number, value]) => [PdfNumber.of(number), value])),
    })
  )
  root.set('ParentTreeNextKey', PdfNumber.of(Math.max(-1, ...numbers.map(([one]) => one)) + 1))
  root.set(
    'K',
    new PdfArray([...kidsOf(pdf, root), ...kidsOf(other, otherRoot).map((kid) => copier.copy(kid))])
  )
  joinRoles(pdf, root, otherRoot.getDict('RoleMap', resolver(other)))
  return { offset }
}

function structureOf(pdf: PDF): PdfDict | undefined {
  return pdf.context.catalog.getDict().getDict('StructTreeRoot', resolver(pdf))
}

const rootRef = (pdf: PDF) => pdf.context.catalog.getDict().getRef('StructTreeRoot')

const resolver = (pdf: PDF) => (ref: PdfRef) => pdf.getObject(ref)

function kidsOf(pdf: PDF, root: PdfDict): PdfObject[] {
  const kids = root.get('K')
  const value = kids instanceof PdfRef ? pdf.getObject(kids) : kids
  if (value instanceof PdfArray) return [...value]
  return kids ? [kids] : []
}

/** The pairs of a number tree. */
function numbersIn(pdf: PDF, tree: PdfDict | undefined): [number, PdfObject][] {
  if (!tree) return []
  const numbers = [...(tree.getArray('Nums', resolver(pdf)) ?? [])]
  const pairs = numbers.flatMap((value, at): [number, PdfObject][] =>
    value instanceof PdfNumber && at % 2 === 0 ? [[value.value, numbers[at + 1]]] : []
  )
  const below = [...(tree.getArray('Kids', resolver(pdf)) ?? [])].flatMap((kid) => {
    const inner = kid instanceof PdfRef ? pdf.getObject(kid) : kid
    return inner instanceof PdfDict ? numbersIn(pdf, inner) : []
  })
  return [...pairs, ...below]
}

/** Names of roles that only the second file has; both come from one renderer. */
function joinRoles(pdf: PDF, root: PdfDict, more: PdfDict | undefined) {
  if (!more) return
  const roles = root.getDict('RoleMap', resolver(pdf))?.clone() ?? new PdfDict()
  for (const [key, value] of more) if (!roles.has(key)) roles.set(key, value)
  root.set('RoleMap', roles)
}

/** Puts files into the catalogue, where every reader lists them, by name. */
async function carry(pdf: PDF, files: readonly CarriedFile[]) {
  const catalogue = pdf.context.catalog.getDict()
  const names = catalogue.getDict('Names', resolver(pdf))?.clone() ?? new PdfDict()
  if (names.has('EmbeddedFiles')) throw new Error('a PDF carries files already')
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  // On another thread, and by ten times what the library's own packing takes on this one.
  const packed = await Promise.all(sorted.map(({ bytes }) => packedBytes(bytes)))
  const carried = sorted.map((file, at) => ({
    name: PdfString.fromString(file.name),
    ref: pdf.register(fileSpec(pdf, file, packed[at])),
  }))
  const list = new PdfArray(carried.flatMap(({ name, ref }) => [name, ref]))
  names.set('EmbeddedFiles', PdfDict.of({ Names: list }))
  catalogue.set('Names', names)
  const associated = [...(catalogue.getArray('AF', resolver(pdf)) ?? [])]
  catalogue.set('AF', new PdfArray([...associated, ...carried.map(({ ref }) => ref)]))
}

/** Packed, where that makes it smaller. */
async function packedBytes(bytes: Uint8Array): Promise<Uint8Array | null> {
  const packed = await promisify(deflate)(bytes)
  return packed.length < bytes.length ? packed : null
}

function fileSpec(
  pdf: PDF,
  { name, mimeType, description, relationship, bytes, at }: CarriedFile,
  packed: Uint8Array | null
) {
  const stream = new PdfStream(
    [
      ['Type', PdfName.of('EmbeddedFile')],
      ['Subtype', PdfName.of(mimeType)],
      ['Params', PdfDict.of({ Size: PdfNumber.of(bytes.length), ModDate: pdfTime(at) })],
    ],
    packed ?? bytes
  )
  if (packed) stream.set('Filter', PdfName.of('FlateDecode'))
  const ref = pdf.register(stream)
  return PdfDict.of({
    Type: PdfName.of('Filespec'),
    F: PdfString.fromString(name),
    UF: PdfString.fromString(name),
    Desc: PdfString.fromString(description),
    AFRelationship: PdfName.of(relationship),
    EF: PdfDict.of({ F: ref, UF: ref }),
  })
}
