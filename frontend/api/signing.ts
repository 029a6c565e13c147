import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { openPrivate } from '@/lib/private-secret'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { ApiProblem } from './problem.ts'

/** A casefile as one of its signers sees it. */
export type Signing = AnswerOf<'/out/signing/{link}'>
export type SigningStatus = Signing['status']
export type SigningDocument = Signing['documents'][number]
export type CodeWay = Signing['you']['codeWays'][number]['by']
/** The words of a document; null of an uploaded PDF. */
export type DocumentWords = AnswerOf<'/out/signing/{link}/documents/{documentId}/text'>

type SignBody = BodyOf<'/out/signing/{link}/sign', 'post'>
/** The name under it: typed, or drawn as a PNG. */
export type SignedName = Pick<SignBody, 'typedName' | 'drawnName'>

/** What stands behind a signer's link. */
export const signingQuery = (link: string) =>
  queryOptions({
    queryKey: ['signing', link],
    queryFn: ({ signal }) => {
      const params = { path: { link } }
      return openPrivate<Signing>(
        (secret) => answerOf(api.POST('/out/signing/{link}/open', { params, body: { secret } })),
        () => answerOf(api.GET('/out/signing/{link}', { params, signal }))
      )
    },
    staleTime: Infinity,
  })

/** Where a document of it is read, byte for byte what is signed. */
export const signingPdfUrl = (link: string, documentId: string) =>
  `/api/out/signing/${link}/documents/${documentId}/pdf`

/** What a document says, for who reads before the pages are there. */
export const documentWordsQuery = (link: string, documentId: string) =>
  queryOptions({
    queryKey: ['signing', link, 'words', documentId],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/out/signing/{link}/documents/{documentId}/text', {
          params: { path: { link, documentId } },
          signal,
        })
      ),
    staleTime: Infinity,
  })

/** Where a document's certificate is read, that is a file beside it. */
export const signingCertificateUrl = (link: string, documentId: string) =>
  `/api/out/signing/${link}/documents/${documentId}/certificate`

/** What a signer who came back from their provider is told; asked once for each time they come back. */
export const qualifiedReturnQuery = (link: string, attemptId: string, code: string) =>
  queryOptions({
    queryKey: ['signing', link, 'return', attemptId, code],
    queryFn: async ({ client }) => {
      const params = { path: { link, attemptId } }
      try {
        const next = await answerOf(
          api.POST('/out/signing/{link}/qualified/{attemptId}', { params, body: { code } })
        )
        if (next.signing) client.setQueryData(signingQuery(link).queryKey, next.signing)
        return next
      } catch (failure) {
        await lookAgain(client, link, failure)
        throw failure
      }
    },
    staleTime: Infinity,
    // A code is taken once: it is sent again only by a press of the button.
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What the page showed, and no others: what a signer agrees to. */
const agreedTo = ({ casefile, documents, sentence }: Signing, name: SignedName) => ({
  version: casefile.version,
  hashes: documents.map(({ id, sha256 }) => ({ documentId: id, sha256 })),
  sentence,
  isSentenceAccepted: true as const,
  ...name,
})

/** Signed in another window, refused, ended or changed since: the page says what it is now. */
async function lookAgain(client: QueryClient, link: string, failure: unknown): Promise<void> {
  const { queryKey } = signingQuery(link)
  if (failure instanceof ApiProblem && [404, 409].includes(failure.status))
    await client.refetchQueries({ queryKey, exact: true })
}

/** What a signer does; each answer is the casefile as it is then. */
export function useSigningCalls(link: string) {
  const client = useQueryClient()
  const { queryKey } = signingQuery(link)
  const params = { path: { link } }
  const keep = async (call: Promise<Signing>) => {
    try {
      const signing = await call
      client.setQueryData(queryKey, signing)
      return signing
    } catch (failure) {
      await lookAgain(client, link, failure)
      throw failure
    }
  }
  return {
    sendCode: (by: CodeWay) =>
      answerOf(api.POST('/out/signing/{link}/code', { params, body: { by } })),
    confirmCode: (code: string) =>
      keep(answerOf(api.POST('/out/signing/{link}/confirm-code', { params, body: { code } }))),
    /** Signs the documents that this page showed, with the sentence that it showed, and no others. */
    sign: (signing: Signing, name: SignedName) =>
      keep(
        answerOf(api.POST('/out/signing/{link}/sign', { params, body: agreedTo(signing, name) }))
      ),
    /** Agrees to the same, and answers where the signer's certificate is; null where they have signed already. */
    leave: async (signing: Signing, name: SignedName) => {
      try {
        const body = agreedTo(signing, name)
        const { url } = await answerOf(api.POST('/out/signing/{link}/qualified', { params, body }))
        return url
      } catch (failure) {
        await lookAgain(client, link, failure)
        throw failure
      }
    },
    refuse: ({ casefile }: Signing, reason: string) =>
      keep(
        answerOf(
          api.POST('/out/signing/{link}/refuse', {
            params,
            body: { version: casefile.version, reason },
          })
        )
      ),
    /** Where a worker tells what is still missing. */
    form: async () => (await answerOf(api.POST('/out/signing/{link}/form', { params }))).url,
    askForPaper: () => keep(answerOf(api.POST('/out/signing/{link}/paper', { params }))),
  }
}

export type SigningCalls = ReturnType<typeof useSigningCalls>
