/** Where an employer reads a document of a casefile: as it is shown, and as it was signed. */
export const documentUrls = ({ id, status }: { id: string; status: string }) => ({
  pdf: `/api/document/${id}/pdf`,
  signed: status === 'SIGNED' ? `/api/document/${id}/pdf?as=signed` : null,
})
