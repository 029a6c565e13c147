import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { inlineFile } from './inline_file.ts'

/** Answers a PDF so that a browser shows it as one, under the name that people gave it. */
export async function sendPdf(
  response: HttpContext['response'],
  { name, ...pdf }: { name: string } & ({ fileKey: string } | { bytes: Uint8Array })
) {
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', inlineFile(`${name.replace(/\.pdf$/i, '')}.pdf`))
  response.header('x-content-type-options', 'nosniff')
  response.header('cache-control', 'private, no-store')
  const bytes = 'bytes' in pdf ? pdf.bytes : await drive.use().getBytes(pdf.fileKey)
  return response.send(Buffer.from(bytes))
}
