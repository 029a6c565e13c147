import type { DocumentRenderer } from './document_renderer.ts'

/**
 * The best renderer of this machine: Typst where its binary exists (Linux on x64), pdfkit elsewhere.
 * Nothing is asked about the platform: whether the binding loads is the answer.
 *
 * @param first what is tried first; tests give one that fails
 */
export async function openRenderer(
  first: () => Promise<DocumentRenderer> = openTypst
): Promise<DocumentRenderer> {
  try {
    return await first()
  } catch {
    const { createPdfkitRenderer } = await import('./pdfkit_renderer.ts')
    return createPdfkitRenderer()
  }
}

async function openTypst() {
  const { createTypstRenderer } = await import('./typst_renderer.ts')
  return createTypstRenderer()
}
