import type { Signing } from '@/api/signing'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Who asks for what, until when; and that nothing is signed by reading. */
export function AskedBy({ signing: { casefile, documents, contact } }: { signing: Signing }) {
  const t = useT()
  const format = useFormat()
  const { company, lastDayStr } = casefile
  const who = contact.name === company.name ? company.name : `${contact.name} (${company.name})`
  return (
    <>
      {t('signing.asks', { who, count: documents.length })}{' '}
      {lastDayStr && (
        <span className="font-medium text-ink">
          {t('signing.lastDay', { day: format.day(lastDayStr, 'long') })}
        </span>
      )}{' '}
      {t('signing.calm')}
    </>
  )
}
