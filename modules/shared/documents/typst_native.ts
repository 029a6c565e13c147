import { join } from 'node:path'
import { DocumentError } from './document_renderer.ts'
import { faces } from './fonts.ts'
import { TEMPLATES } from './templates.ts'
import { refusedBy, type Typst } from './typst_renderer.ts'

/**
 * Typst 0.14 as a native binary: PDF/A-3a that a screen reader can read.
 *
 * @throws when the binding has no binary for this platform (0.7.0: Linux x64 only)
 */
export async function openNativeTypst(): Promise<Typst> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: faces() }],
  })
  return {
    name: 'typst',
    compile(kind, sheet, pictures) {
      try {
        for (const [file, bytes] of pictures) compiler.mapShadow(join(TEMPLATES, file), bytes)
        const run = compiler.compile({
          mainFilePath: join(TEMPLATES, `${kind}.typ`),
          inputs: { sheet },
        })
        const trouble = run.takeDiagnostics()
        if (!run.result || trouble)
          throw refusedBy(trouble ? compiler.fetchDiagnostics(trouble) : [])
        // Exported once as PDF/UA-1 only to be told what a screen reader would miss; costs 2 ms a page.
        compiler.pdf(run.result, { pdfStandard: 'ua-1' })
        return compiler.pdf(run.result, { pdfStandard: 'a-3a' })
      } catch (error) {
        throw error instanceof DocumentError ? error : failed(error)
      } finally {
        for (const file of pictures.keys()) compiler.unmapShadow(join(TEMPLATES, file))
        // Without it memory grows by 6 MB a document, failed ones included.
        compiler.evictCache(1)
      }
    },
  }
}

/** The binding puts its explanation in `code` and often leaves `message` empty. */
function failed(cause: unknown): DocumentError {
  const { message, code } = cause as { message?: string; code?: string }
  return new DocumentError('E_DOCUMENT_FAILED', message || code || String(cause), { cause })
}
