import { CalendarX2, FileX2 } from 'lucide-react'
import type { Signing } from '@/api/signing'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { ContactCard } from './contact-card.tsx'
import { ReadStep } from './read-step.tsx'
import { StepHeading } from './step-heading.tsx'

/** Others come first: the documents can be read, and a mail tells when it is time. */
export function NotYourTurn({ link, signing }: { link: string; signing: Signing }) {
  const t = useT()
  const { signers, you } = signing
  const before = signers.filter(({ order, hasSigned }) => order < you.order && !hasSigned)
  return (
    <>
      <Notice role="status">
        {t('signing.notYourTurn', {
          names: before.map(({ firstName }) => firstName).join(', '),
          count: before.length,
        })}
      </Notice>
      <ReadStep link={link} signing={signing} />
    </>
  )
}

/** Nothing can be signed any more: why, and whom to ask. */
export function Over({ signing }: { signing: Signing }) {
  const t = useT()
  const format = useFormat()
  const { status, casefile, contact, refusal } = signing
  return (
    <>
      <span className="mx-auto flex size-16 items-center justify-center rounded-full bg-sunken text-ink-soft">
        {status === 'EXPIRED' ? (
          <CalendarX2 className="size-8" aria-hidden />
        ) : (
          <FileX2 className="size-8" aria-hidden />
        )}
      </span>
      <StepHeading
        subtitle={t(`signing.over_${status}_text`, {
          day: casefile.lastDayStr ? format.day(casefile.lastDayStr, 'long') : '',
          name: contact.name,
        })}
      >
        {t(`signing.over_${status}`)}
      </StepHeading>
      {refusal && (
        <blockquote className="border-l-3 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
          {refusal.reason}
        </blockquote>
      )}
      <ContactCard contact={contact} />
    </>
  )
}
