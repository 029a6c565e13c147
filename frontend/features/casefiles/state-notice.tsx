import type { Casefile } from '@/api/casefiles'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { Missing } from './missing.tsx'
import { SigningNotice } from './signing-notice.tsx'

/** What keeps it from being signed, what is worth knowing, or what comes next. */
export function StateNotice({ casefile }: { casefile: Casefile }) {
  const t = useT()
  const format = useFormat()
  const { status, problems, warnings, signedOnStr, signedAt, signedBy, keptUntilStr } = casefile
  if (casefile.signers.some(({ invitedAt }) => invitedAt !== null))
    return <SigningNotice casefile={casefile} />
  if (status === 'SIGNING')
    return (
      <Notice role="status" className="mb-6">
        {t('documents.signingText')}
      </Notice>
    )
  if (status === 'SIGNED' && signedOnStr && signedAt)
    return (
      <Notice role="status" className="mb-6 border-transparent bg-accept-soft text-accept">
        {t(signedBy ? 'documents.signedText' : 'documents.signedTextBySystem', {
          day: format.day(signedOnStr, 'long'),
          by: signedBy?.displayName ?? '',
          at: format.day(signedAt, 'long'),
        })}{' '}
        {keptUntilStr
          ? t('documents.keptUntil', { day: format.day(keptUntilStr, 'long') })
          : t('documents.keptNoEnd')}
      </Notice>
    )
  if (status === 'CANCELLED')
    return (
      <Notice role="status" className="mb-6">
        {t('documents.cancelledText')}
      </Notice>
    )
  return (
    <>
      {warnings.map(({ code, message }) => (
        <Notice
          key={code}
          tone={code.endsWith('_hard') ? 'danger' : 'warn'}
          role="status"
          className="mb-4"
        >
          {message}
        </Notice>
      ))}
      {problems.length > 0 && <Missing casefile={casefile} />}
    </>
  )
}
