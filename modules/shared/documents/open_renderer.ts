import type { DocumentRenderer } from './document_renderer.ts'

/**
 * The best renderer of this machine: Typst where its binary exists (Linux on x64), pdfkit elsewhere.
 * Nothing is asked about the platform: whether the binding loads is the answer.
 */
export async function openRenderer(): Promise<DocumentRenderer> {
  const { createTypstRenderer } = await import('./typst_renderer.ts')
  try {
    return await createTypstRenderer()
  } catch {
    const { createPdfkitRenderer } = await import('./pdfkit_renderer.ts')
    return createPdfkitRenderer()
  }
}
