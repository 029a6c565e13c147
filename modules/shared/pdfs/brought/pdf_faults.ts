/** Why an uploaded PDF is not taken, in the order in which they are told. */
export const PDF_FAULTS = [
  'too_large',
  'not_pdf',
  'virus',
  'scanner_away',
  'encrypted',
  'damaged',
  'too_many_pages',
  'signed',
  'script',
  'launch',
  'rich_media',
  'xfa',
  'embedded',
  'action',
  'too_heavy',
] as const
export type PdfFault = (typeof PDF_FAULTS)[number]

/** A scanned contract of twenty pages has 5 MB. */
export const PDF_MAX_BYTES = 10 * 1024 * 1024

/** More than is ever signed. */
export const PDF_MAX_PAGES = 200

/** What becomes of a PDF: the first fault, or the bytes to be shown, whose form fields are words on the page now. */
export type PdfVerdict = { fault: PdfFault } | { fault: null; bytes: Uint8Array; pages: number }
