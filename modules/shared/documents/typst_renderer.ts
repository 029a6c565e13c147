import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { DocumentError, type DocumentKind, type DocumentRenderer } from './document_renderer.ts'
import { FACES, type Face, fontFile } from './fonts.ts'
import { printable } from './printable.ts'
import type { Sheet } from './sheet.ts'

type Binding = typeof import('@myriaddreamin/typst-ts-node-compiler')
type Compiler = InstanceType<Binding['NodeCompiler']>

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url))
const LOGO = join(TEMPLATES, 'logo')

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
  const { logo, ...brand } = sheet.brand
  try {
    if (logo) compiler.mapShadow(LOGO, Buffer.from(logo.base64, 'base64'))
    const run = compiler.compile({
      mainFilePath: join(TEMPLATES, `${kind}.typ`),
      inputs: {
        sheet: JSON.stringify({
          ...sheet,
          brand: logo ? { ...brand, logo: { format: logo.format, alt: logo.alt } } : brand,
        }),
      },
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
    if (logo) compiler.unmapShadow(LOGO)
    // Without it memory grows by 6 MB a document, failed ones included.
    compiler.evictCache(1)
  }
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
