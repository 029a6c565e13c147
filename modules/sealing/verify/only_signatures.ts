import {
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfObject,
} from '@libpdf/core'
import { must } from '../asn1/read.ts'

/** What a field of a signature says; nothing of it is seen or done. */
const OF_A_FIELD = ['Type', 'Subtype', 'FT', 'T', 'V', 'F', 'Ff', 'P', 'Rect', 'DA', 'MK']

/** What signing writes into the catalogue besides the form. */
const OF_SIGNING = ['AcroForm', 'DSS', 'Extensions']

/**
 * Compares what a file said when it was first signed with what it says now: nothing may differ but further signatures,
 * fields that cannot be seen, and the data to check them with. Signatures that hold do not tell it: a later one covers
 * whatever was put in before it, and any file can be time-stamped.
 *
 * @throws Unsound
 */
export function onlySignaturesWereAdded(before: PDF, after: PDF): void {
  const [was, is] = [before, after].map((pdf) => pdf.context.catalog.getDict())
  const same = sameIn(before, after)
  for (const key of keysOf(was, is))
    if (!OF_SIGNING.includes(key)) same(was.get(key), is.get(key), key)
  const fields = addedFields(before, after)
  const [form, formNow] = [
    was.getDict('AcroForm', resolver(before)),
    is.getDict('AcroForm', resolver(after)),
  ]
  for (const key of keysOf(form, formNow))
    if (key !== 'Fields' && key !== 'SigFlags') same(form?.get(key), formNow?.get(key), key)
  for (const ref of fields) checkField(after, ref)

  /** Pages and all that can be reached from them; a first page may have got the fields among its annotations. */
  function sameIn(one: PDF, other: PDF) {
    const seen = new Set<string>()
    return function compare(
      a: PdfObject | undefined,
      b: PdfObject | undefined,
      where: string
    ): void {
      if (a instanceof PdfRef && b instanceof PdfRef) {
        must(isSameRef(a, b), `${where}: something else stands there`)
        const key = `${a.objectNumber} ${a.generation}`
        if (seen.has(key)) return
        seen.add(key)
        return compare(one.getObject(a) ?? undefined, other.getObject(b) ?? undefined, where)
      }
      if (a instanceof PdfArray && b instanceof PdfArray) {
        must(a.length === b.length, `${where}: more or less than before`)
        for (let at = 0; at < a.length; at++) compare(a.at(at), b.at(at), where)
        return
      }
      if (a instanceof PdfDict && b instanceof PdfDict) {
        must(a instanceof PdfStream === b instanceof PdfStream, `${where}: another kind`)
        if (a instanceof PdfStream && b instanceof PdfStream)
          must(Buffer.from(a.data).equals(b.data), `${where}: other contents`)
        const isPage = a.getName('Type')?.value === 'Page'
        for (const key of keysOf(a, b))
          if (isPage && key === 'Annots') compareAnnotations(a, b)
          else compare(a.get(key), b.get(key), key)
        return
      }
      must(isSameValue(a, b), `${where}: changed`)
    }

    function compareAnnotations(a: PdfDict, b: PdfDict) {
      const [had, has] = [
        [...(a.getArray('Annots', resolver(one)) ?? [])],
        [...(b.getArray('Annots', resolver(other)) ?? [])],
      ]
      for (const [at, annotation] of had.entries()) same(annotation, has[at], 'Annots')
      for (const added of has.slice(had.length))
        must(
          added instanceof PdfRef && fields.some((ref) => isSameRef(ref, added)),
          'Annots: one was added'
        )
    }
  }
}

/** The fields that were added; those of before stand first, as they stood. */
function addedFields(before: PDF, after: PDF): PdfRef[] {
  const [had, has] = [before, after].map((pdf) => {
    const form = pdf.context.catalog.getDict().getDict('AcroForm', resolver(pdf))
    return [...(form?.getArray('Fields', resolver(pdf)) ?? [])]
  })
  for (const [at, field] of had.entries())
    must(isSameRef(field, has[at]), 'fields: one is not as it was')
  return has.slice(had.length).map((ref) => {
    must(ref instanceof PdfRef, 'fields: one of another kind')
    return ref
  })
}

function checkField(pdf: PDF, ref: PdfRef) {
  const field = pdf.getObject(ref)
  must(field instanceof PdfDict && field.getName('FT')?.value === 'Sig', 'fields: no signature')
  for (const key of keysOf(field)) must(OF_A_FIELD.includes(key), `fields: ${key}`)
  const corners = [...(field.getArray('Rect', resolver(pdf)) ?? [])]
  must(
    corners.every((one) => one instanceof PdfNumber && one.value === 0),
    'fields: one that can be seen'
  )
}

const resolver = (pdf: PDF) => (ref: PdfRef) => pdf.getObject(ref)

const keysOf = (...dicts: (PdfDict | undefined)[]) =>
  new Set(dicts.flatMap((dict) => (dict ? [...dict.keys()].map(({ value }) => value) : [])))

function isSameRef(a: PdfObject, b: PdfObject | undefined): boolean {
  return (
    a instanceof PdfRef &&
    b instanceof PdfRef &&
    a.objectNumber === b.objectNumber &&
    a.generation === b.generation
  )
}

function isSameValue(a: PdfObject | undefined, b: PdfObject | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.type !== b.type) return false
  if (a instanceof PdfString && b instanceof PdfString) return Buffer.from(a.bytes).equals(b.bytes)
  if (a instanceof PdfName && b instanceof PdfName) return a.value === b.value
  if (a instanceof PdfNumber && b instanceof PdfNumber) return a.value === b.value
  if (a instanceof PdfBool && b instanceof PdfBool) return a.value === b.value
  return a.type === 'null'
}
