import { Download } from 'lucide-react'
import { Link } from 'react-router'
import {
  signingCertificateUrl,
  signingPdfUrl,
  type Signing,
  type SigningDocument,
} from '@/api/signing'
import { FileLink } from '@/components/app/file-link'
import { ProblemNotice } from '@/components/app/problem-notice'
import { SealPicture } from '@/components/app/seal-picture'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { wayBack } from '@/lib/signing-way-back'
import { useFile } from '@/lib/use-file'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { ContactCard } from './contact-card.tsx'
import { DownloadButton } from './download-button.tsx'
import { SignedPicture } from './signed-picture.tsx'
import { StepHeading } from './step-heading.tsx'
import { StillToTell } from './still-to-tell.tsx'
import { WhatsNext } from './whats-next.tsx'
import { WhoSigns } from './who-signs.tsx'

/** Thanks to a signer: what comes next, who else signs, and the signed documents once they are there. */
export function Confirmation({ link, signing }: { link: string; signing: Signing }) {
  const t = useT()
  const { status, you, documents, contact, isForTrial } = signing
  const back = wayBack()
  return (
    <>
      <div className="flex flex-col items-center gap-4 text-center">
        {status === 'SEALED' ? <SealPicture verdict="valid" /> : <SignedPicture />}
        <StepHeading subtitle={t(`signing.done_${status}`)}>
          {t('signing.thanks', { name: you.firstName })}
        </StepHeading>
      </div>
      {isForTrial && <Notice tone="warn">{t('signing.forTrial')}</Notice>}
      {status === 'SEALED' ? (
        <SectionCard title={t('signing.signedDocuments')}>
          <ul className="flex flex-col gap-3">
            {documents.map((document) => (
              <SignedDocument key={document.id} link={link} document={document} />
            ))}
          </ul>
          <p className="mt-4 text-ink-soft">
            {t('signing.verifyText')}{' '}
            <Link
              to={urls.verify}
              className="inline-block min-h-6 text-accent underline underline-offset-4"
            >
              {t('signing.verify')}
            </Link>
          </p>
        </SectionCard>
      ) : (
        <WhatsNext signing={signing} />
      )}
      {you.toTell.length > 0 && <StillToTell link={link} missing={you.toTell} />}
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
  const { id, name } = document
  const file = useFile(signingPdfUrl(link, id))
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <DownloadButton file={file} name={name} />
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
