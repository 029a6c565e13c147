import { flag, list, moment, oneOf, orNull, text, count, whole } from '#modules/shared/http/shapes'
import { IDENTIFICATIONS, SIGNATURE_LEVELS } from '../domain/certificate_page.ts'
import { VERDICTS } from '../domain/verdict.ts'

/** What a file shows of itself. */
export const verdictShape = whole({
  verdict: oneOf(VERDICTS),
  sha256: text,
  isDevelopment: flag,
  seal: orNull(whole({ by: text, issuer: text, serialNumber: text, at: moment })),
  signatures: list(
    whole({ kind: oneOf(['PERSON', 'SEAL', 'TIME_STAMP']), by: text, at: orNull(moment) })
  ),
  casefile: orNull(
    whole({
      number: text,
      version: count,
      language: text,
      companyName: text,
      documents: list(whole({ name: text, pages: count, sha256: text, isInside: flag })),
      signers: list(
        whole({
          name: text,
          role: oneOf(['EMPLOYER', 'WORKER']),
          level: oneOf(SIGNATURE_LEVELS),
          identifiedBy: oneOf(IDENTIFICATIONS),
          signedAt: moment,
        })
      ),
    })
  ),
  computation: orNull(whole({ lawSet: text, isReproduced: flag, isOtherLaw: flag })),
})
