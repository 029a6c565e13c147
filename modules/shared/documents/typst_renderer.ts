import { DocumentError, type DocumentKind, type DocumentRenderer } from './document_renderer.ts'
import { printable } from './printable.ts'
import type { Picture, Sheet } from './sheet.ts'

/** A build of Typst that holds the fonts and the templates: the native one or the WebAssembly one. */
export interface Typst {
  readonly name: DocumentRenderer['name']
  /**
   * @param sheet as JSON, without the bytes of its pictures
   * @param pictures their bytes, by the name of the file that the sheet gives each
   * @returns the PDF
   * @throws DocumentError E_DOCUMENT_FAILED, for a warning too: a missing font or sign would otherwise pass in silence
   */
  compile(kind: DocumentKind, sheet: string, pictures: ReadonlyMap<string, Buffer>): Buffer
}

/**
 * Draws with a build of Typst in this process. Compiling blocks the thread and cannot be interrupted, so jobs use it
 * through `renderDocument`, in a child process.
 */
export function typstRenderer(typst: Typst): DocumentRenderer {
  return {
    name: typst.name,
    async render(kind, sheet) {
      const { data, pictures } = withPicturesAside(printable(sheet))
      return typst.compile(kind, data, pictures)
    },
  }
}

/** What Typst says of a document it did not draw, or drew with a warning. */
export function refusedBy(reasons: readonly unknown[]): DocumentError {
  const words = reasons.map((reason) => JSON.stringify(reason)).join('; ')
  return new DocumentError('E_DOCUMENT_FAILED', words || 'Typst gave no document')
}

/** The sheet as JSON, and its pictures as files: each picture's `base64` gives way to the name of its `file`. */
function withPicturesAside(sheet: Sheet) {
  const pictures = new Map<string, Buffer>()
  const data = JSON.stringify(sheet, (_key, value) => {
    if (!isPicture(value)) return value
    const file = `picture-${pictures.size}`
    pictures.set(file, Buffer.from(value.base64, 'base64'))
    return { format: value.format, alt: value.alt, file }
  })
  return { data, pictures }
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'base64' in value
}
