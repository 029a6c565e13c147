/** Where an employer reads a document, one that was shown before included. */
export const pdfUrlOf = (id: string) => `/api/document/${id}/pdf`

/** Where an employer reads a document of a casefile: as it is shown, and as it was signed. */
export const documentUrls = ({ id, status }: { id: string; status: string }) => ({
  pdf: pdfUrlOf(id),
  signed: status === 'SIGNED' ? `${pdfUrlOf(id)}?as=signed` : null,
})
