import { PdfReader } from '../../contracts/document_renderer/pdf_reader.ts'

/** The text of a PDF without its white space: where a figure is broken over runs does not matter. */
export function textOfPdf(bytes: Buffer): string {
  const pdf = new PdfReader(bytes)
  return pdf
    .pages()
    .map((page) => pdf.text(page))
    .join('')
    .replace(/\s/g, '')
}
