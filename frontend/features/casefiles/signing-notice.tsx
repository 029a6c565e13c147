import type { Casefile } from '@/api/casefiles'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** A seal takes seconds; after this one an operator is needed, whom the worker's log tells at the same time. */
const LATE_MS = 3_600_000

/** Where a casefile stands that was sent to be signed: whose turn it is, or how it ended. */
export function SigningNotice({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const { status, signers, lastDayStr, signedOnStr, keptUntilStr } = casefile
  const turn = signers.filter((one) => one.status === 'INVITED' || one.status === 'OPENED')
  const refused = signers.find((one) => one.status === 'REFUSED')
  const signed = signers.some((one) => one.status === 'SIGNED')
  const lastSignature = Math.max(...signers.map(({ signedAt }) => Date.parse(signedAt ?? '') || 0))
  const isSealLate = Date.now() - lastSignature > LATE_MS
  const day = (value: string | null) => (value ? format.day(value, 'long') : '')
  const kept = keptUntilStr
    ? t('documents.keptUntil', { day: day(keptUntilStr) })
    : t('documents.keptNoEnd')
  const sentences: Partial<Record<typeof status, string>> = {
    SIGNING: t('signatures.turnOf', {
      names: turn.map(({ name }) => name).join(', '),
      day: day(lastDayStr),
    }),
    SEALING: t(isSealLate ? 'signatures.sealWaits' : 'signatures.sealing'),
    SIGNED: signed
      ? `${t('signatures.sealed', { day: day(signedOnStr) })} ${kept}`
      : `${t('signatures.signedOnPaper', { day: day(signedOnStr) })} ${kept}`,
    REFUSED: t('signatures.refusedBy', { name: refused?.name ?? '' }),
    EXPIRED: t('signatures.expired', { day: day(lastDayStr) }),
    CANCELLED: t('documents.cancelledText'),
  }
  const isWarning =
    status === 'REFUSED' || status === 'EXPIRED' || (status === 'SEALING' && isSealLate)
  return (
    <Notice role="status" tone={isWarning ? 'warn' : 'info'} className="mb-6">
      {sentences[status]}
      {status === 'REFUSED' && refused?.reason && (
        <blockquote className="mt-2 border-l-3 border-current pl-3 whitespace-pre-line wrap-anywhere">
          {refused.reason}
        </blockquote>
      )}
    </Notice>
  )
}
