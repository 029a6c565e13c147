import { findProgram, installPackage } from './system_packages.ts'

/** Poppler's pdfsig reads our seals as readers of PDFs do: a second opinion beside our own verifier's. Installed when it is missing. */
export async function findPoppler(): Promise<void> {
  if (await findProgram(['pdfsig'], ['-v'])) return
  await installPackage({ apt: 'poppler-utils', brew: 'poppler' }, 'poppler')
}
