import { CircleCheck, Download, Hourglass } from 'lucide-react'
import {
  signingCertificateUrl,
  signingPdfUrl,
  type Signing,
  type SigningDocument,
} from '@/api/signing'
import { FileLink } from '@/components/app/file-link'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { wayBack } from '@/lib/signing-way-back'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { ContactCard } from './contact-card.tsx'
import { StepHeading } from './step-heading.tsx'
import { WhoSigns } from './who-signs.tsx'

/** Thanks to a signer: what comes next, who else signs, and the signed documents once they are there. */
export function Confirmation({ link, signing }: { link: string; signing: Signing }) {
  const t = useT()
  const { status, you, documents, contact, isForTrial } = signing
  const back = wayBack()
  return (
    <>
      <div className="flex flex-col items-center pt-4 text-center">
        <CircleCheck className="mb-4 size-16 text-accept" strokeWidth={1.5} aria-hidden />
        <StepHeading subtitle={t(`signing.done_${status}`)}>
          {t('signing.thanks', { name: you.firstName })}
        </StepHeading>
      </div>
      {isForTrial && <Notice tone="warn">{t('signing.forTrial')}</Notice>}
      {status === 'SEALING' && (
        <p role="status" className="flex items-center gap-3 rounded-lg bg-sunken p-4">
          <Hourglass className="size-5 shrink-0 text-ink-soft" aria-hidden />
          {t('signing.sealing')}
        </p>
      )}
      {status === 'SEALED' && (
        <SectionCard title={t('signing.signedDocuments')}>
          <ul className="flex flex-col gap-3">
            {documents.map((document) => (
              <SignedDocument key={document.id} link={link} document={document} />
            ))}
          </ul>
        </SectionCard>
      )}
      {back && (
        <Button asChild variant="primary" className="h-12 text-base">
          <a href={back}>{t('signing.wayBack')}</a>
        </Button>
      )}
      <WhoSigns signing={signing} />
      <ContactCard contact={contact} />
    </>
  )
}

function SignedDocument({ link, document }: { link: string; document: SigningDocument }) {
  const t = useT()
  const { id, name } = document
  const file = useFile(signingPdfUrl(link, id))
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <Button asChild className="h-11">
          <FileLink file={file} icon={Download} aria-label={t('signing.downloadOf', { name })}>
            {t('signing.download')}
          </FileLink>
        </Button>
      </div>
      <ProblemNotice error={file.error} />
      {document.hasCertificate && <Certificate link={link} document={document} />}
    </li>
  )
}

/** Who signed it, how and when: a file of its own, where the document takes no page any more. */
function Certificate({
  link,
  document: { id, name },
}: {
  link: string
  document: SigningDocument
}) {
  const t = useT()
  const file = useFile(signingCertificateUrl(link, id))
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 text-ink-soft">{t('signing.certificate')}</span>
        <Button asChild className="h-11">
          <FileLink
            file={file}
            icon={Download}
            aria-label={t('signing.downloadCertificateOf', { name })}
          >
            {t('signing.download')}
          </FileLink>
        </Button>
      </div>
      <ProblemNotice error={file.error} />
    </>
  )
}
