/** What a signer sends who agrees to what the page shows. */
export const agreed = (page: any) => ({
  version: page.casefile.version,
  hashes: page.documents.map(({ id, sha256 }: any) => ({ documentId: id, sha256 })),
  sentence: page.sentence,
  isSentenceAccepted: true,
})
