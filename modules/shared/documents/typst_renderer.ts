import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { DocumentError, type DocumentKind, type DocumentRenderer } from './document_renderer.ts'
import { FACES, type Face, fontFile } from './fonts.ts'
import { printable } from './printable.ts'
import type { Picture, Sheet } from './sheet.ts'

type Binding = typeof import('@myriaddreamin/typst-ts-node-compiler')
type Compiler = InstanceType<Binding['NodeCompiler']>

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))

/**
 * Typst 0.14 in this process: one compiler for its life. Compiling blocks the thread and cannot be
 * interrupted, so jobs use it through `renderDocument`, in a child process.
 *
 * @throws when the native binding has no binary for this platform (0.7.0: Linux x64 only)
 */
export async function createTypstRenderer(): Promise<DocumentRenderer> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: (Object.keys(FACES) as Face[]).map(fontFile) }],
  })
  return {
    name: 'typst',
    render: async (kind, sheet) => draw(compiler, kind, printable(sheet)),
  }
}

function draw(compiler: Compiler, kind: DocumentKind, sheet: Sheet): Buffer {
  const { data, pictures } = withPicturesAside(sheet)
  try {
    for (const [path, bytes] of pictures) compiler.mapShadow(path, bytes)
    const run = compiler.compile({
      mainFilePath: join(TEMPLATES, `${kind}.typ`),
      inputs: { sheet: data },
    })
    const trouble = run.takeDiagnostics()
    if (!run.result || trouble)
      throw new DocumentError('E_DOCUMENT_FAILED', explain(compiler, trouble))
    // Exported once as PDF/UA-1 only to be told what a screen reader would miss; costs 2 ms a page.
    compiler.pdf(run.result, { pdfStandard: 'ua-1' })
    return compiler.pdf(run.result, { pdfStandard: 'a-3a' })
  } catch (error) {
    throw error instanceof DocumentError
      ? error
      : new DocumentError('E_DOCUMENT_FAILED', words(error), { cause: error })
  } finally {
    for (const path of pictures.keys()) compiler.unmapShadow(path)
    // Without it memory grows by 6 MB a document, failed ones included.
    compiler.evictCache(1)
  }
}

/**
 * The sheet as JSON, and its pictures as files beside the templates, in memory, for this one document:
 * each picture's `base64` gives way to the name of its `file`.
 */
function withPicturesAside(sheet: Sheet) {
  const pictures = new Map<string, Buffer>()
  const data = JSON.stringify(sheet, (_key, value) => {
    if (!isPicture(value)) return value
    const file = `picture-${pictures.size}`
    pictures.set(join(TEMPLATES, file), Buffer.from(value.base64, 'base64'))
    return { format: value.format, alt: value.alt, file }
  })
  return { data, pictures }
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'base64' in value
}

/** Warnings count as errors: a missing font or sign would otherwise pass in silence. */
function explain(
  compiler: Compiler,
  trouble: ReturnType<ReturnType<Compiler['compile']>['takeDiagnostics']>
) {
  const diagnostics = trouble ? compiler.fetchDiagnostics(trouble) : []
  return diagnostics.length
    ? diagnostics.map((one) => JSON.stringify(one)).join('; ')
    : 'Typst gave no document'
}

/** The binding puts its explanation in `code` and often leaves `message` empty. */
function words(error: unknown) {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
