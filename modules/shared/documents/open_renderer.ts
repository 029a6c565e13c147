import type { DocumentRenderer } from './document_renderer.ts'
import { typstRenderer, type Typst } from './typst_renderer.ts'

/**
 * The renderer of this machine: native Typst where its binary exists (Linux on x64), elsewhere its WebAssembly build,
 * which is not even read where the other loads. Nothing is asked about the platform: whether the binding loads is the
 * answer, and the reason why not is printed.
 *
 * @param openNative what is tried first; tests give one that fails
 */
export async function openRenderer(
  openNative: () => Promise<Typst> = openNativeTypst
): Promise<DocumentRenderer> {
  try {
    return typstRenderer(await openNative())
  } catch (error) {
    process.emitWarning(
      `documents are drawn by WebAssembly, as plain PDF without PDF/A: ${(error as Error).message}`
    )
    const { openWasmTypst } = await import('./typst_wasm.ts')
    return typstRenderer(await openWasmTypst())
  }
}

async function openNativeTypst() {
  const native = await import('./typst_native.ts')
  return native.openNativeTypst()
}
