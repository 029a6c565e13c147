/** Where an employer finds what belongs to an offer. */
export const employerUrls = ({ id, link }: { id: string; link: string }) => ({
  file: (fileId: string) => `/api/offers/${id}/files/${fileId}`,
  signature: `/api/printed-offers/${link}/signature`,
})

/** Where its candidate does, in the browser that opened it. */
export const candidateUrls = ({ link }: { link: string }) => ({
  file: (fileId: string) => `/api/out/offers/${link}/files/${fileId}`,
  signature: `/api/out/offers/${link}/signature`,
})

export type OfferUrls = ReturnType<typeof candidateUrls>
