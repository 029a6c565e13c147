import type { Casefile } from '@/api/casefiles'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Where a casefile stands that was sent to be signed: whose turn it is, or how it ended. */
export function SigningNotice({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const { status, signers, lastDayStr, signedOnStr, keptUntilStr } = casefile
  const turn = signers.filter((one) => one.status === 'INVITED' || one.status === 'OPENED')
  const refused = signers.find((one) => one.status === 'REFUSED')
  const signed = signers.some((one) => one.status === 'SIGNED')
  const day = (value: string | null) => (value ? format.day(value, 'long') : '')
  const kept = keptUntilStr
    ? t('documents.keptUntil', { day: day(keptUntilStr) })
    : t('documents.keptNoEnd')
  const sentences: Partial<Record<typeof status, string>> = {
    SIGNING: t('signatures.turnOf', {
      names: turn.map(({ name }) => name).join(', '),
      day: day(lastDayStr),
    }),
    SEALING: t('signatures.sealing'),
    SIGNED: signed
      ? `${t('signatures.sealed', { day: day(signedOnStr) })} ${kept}`
      : `${t('signatures.signedOnPaper', { day: day(signedOnStr) })} ${kept}`,
    REFUSED: t('signatures.refusedBy', { name: refused?.name ?? '' }),
    EXPIRED: t('signatures.expired', { day: day(lastDayStr) }),
    CANCELLED: t('documents.cancelledText'),
  }
  const isOver = status === 'REFUSED' || status === 'EXPIRED'
  return (
    <Notice role="status" tone={isOver ? 'warn' : 'info'} className="mb-6">
      {sentences[status]}
      {status === 'REFUSED' && refused?.reason && (
        <blockquote className="mt-2 border-l-3 border-current pl-3 whitespace-pre-line wrap-anywhere">
          {refused.reason}
        </blockquote>
      )}
    </Notice>
  )
}
