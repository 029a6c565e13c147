import { ArrowRight } from 'lucide-react'
import type { Signing } from '@/api/signing'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import { AskedBy } from './asked-by.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ContactCard } from './contact-card.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentReader } from './document-reader.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Ways } from './ways-out.tsx'
import { WhoSigns } from './who-signs.tsx'

interface ReadStepProps {
  link: string
  signing: Signing
  /** Absent where the reader cannot go on. */
  onNext?: () => void
  ways?: Ways
  /** What was read before is not what stands there now. */
  isChanged?: boolean
}

/** The documents with their words, who signs them, whom to ask. */
export function ReadStep({ link, signing, onNext, ways, isChanged }: ReadStepProps) {
  const t = useT()
  const { casefile, documents, you, contact } = signing
  return (
    <>
      <StepHeading subtitle={<AskedBy signing={signing} />}>
        {t(`signing.readTitle_${you.role}`, { name: you.firstName, worker: casefile.workerName })}
      </StepHeading>
      {isChanged && (
        <Notice tone="warn" role="alert">
          {t('signing.changed')}
        </Notice>
      )}
      {casefile.message && (
        <blockquote className="border-l-3 border-accent pl-4 whitespace-pre-line wrap-anywhere">
          {casefile.message}
        </blockquote>
      )}
      {signing.isForTrial && <Notice tone="warn">{t('signing.forTrial')}</Notice>}
      {documents.length > 1 && <DocumentList documents={documents} />}
      {documents.map((document) => (
        <DocumentReader
          key={document.id}
          link={link}
          language={casefile.language}
          document={document}
        />
      ))}
      <WhoSigns signing={signing} />
      <ContactCard contact={contact} />
      {onNext && (
        <BottomBar ways={ways}>
          <Button variant="primary" className="h-12 w-full text-base" onClick={onNext}>
            {t('signing.haveRead')}
            <ArrowRight aria-hidden />
          </Button>
        </BottomBar>
      )}
    </>
  )
}
