import { FileRefused } from '../domain/sheet_table.ts'
import { ZipParts } from './zip_parts.ts'

const BEGINNING = 400
/** What packed documents of offices have, and a packed declaration has not. */
const OF_OFFICES = ['[content_types].xml', 'xl/workbook.xml', 'mimetype']

/** Whether a file begins as XML does, or packs such files: what is in it is seen when it is read. */
export function isOfficial(bytes: Uint8Array): boolean {
  if (packedXml(bytes).length > 0) return true
  const start = Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1').replaceAll('\0', '')
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|DmfA|Verzendingen)/.test(start)
}

/** The names of the XML files in a packed one; none where it is something else. */
export function packedXml(bytes: Uint8Array): string[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return []
  try {
    const zip = new ZipParts(bytes)
    if (OF_OFFICES.some((name) => zip.has(name))) return []
    return zip.names.filter((name) => name.endsWith('.xml') && !name.startsWith('__macosx/'))
  } catch (error) {
    if (error instanceof FileRefused) return []
    throw error
  }
}
