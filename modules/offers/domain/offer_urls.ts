/** Where an employer finds what belongs to an offer. */
export const employerUrls = ({
  id,
  link,
  signerId,
}: {
  id: string
  link: string
  signerId: string | null
}) => ({
  file: (fileId: string) => `/api/offers/${id}/files/${fileId}`,
  signature: `/api/printed-offers/${link}/signature`,
  photo: `/api/signers/${signerId}/photo`,
  benefitPhoto: (benefitId: string) => `/api/benefits/${benefitId}/photo`,
})

/** Where its candidate does, in the browser that opened it. */
export const candidateUrls = ({ link }: { link: string }) => ({
  file: (fileId: string) => `/api/out/offers/${link}/files/${fileId}`,
  signature: `/api/out/offers/${link}/signature`,
  photo: `/api/out/offers/${link}/photo`,
  benefitPhoto: (benefitId: string) => `/api/out/offers/${link}/benefits/${benefitId}/photo`,
})

export type OfferUrls = ReturnType<typeof candidateUrls>
