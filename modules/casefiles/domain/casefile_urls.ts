/** Where an employer reads a document, one that was shown before included. */
export const pdfUrlOf = (id: string) => `/api/document/${id}/pdf`

/** Where an employer reads a document of a casefile: as it is shown, and as it was signed. */
export const documentUrls = ({
  id,
  status,
  certificateHash,
}: {
  id: string
  status: string
  certificateHash: string | null
}) => ({
  pdf: pdfUrlOf(id),
  signed: status === 'SIGNED' ? `${pdfUrlOf(id)}?as=signed` : null,
  /** Where it takes no page any more, its certificate is a file beside it. */
  certificate: certificateHash === null ? null : `${pdfUrlOf(id)}?as=certificate`,
})
