import { ArrowRight } from 'lucide-react'
import type { Signing } from '@/api/signing'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { BottomBar } from './bottom-bar.tsx'
import { ContactCard } from './contact-card.tsx'
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
  const format = useFormat()
  const { casefile, documents, you, contact } = signing
  return (
    <>
      <StepHeading
        subtitle={
          casefile.lastDayStr
            ? `${casefile.company.name} · ${t('signing.lastDay', { day: format.day(casefile.lastDayStr, 'long') })}`
            : casefile.company.name
        }
      >
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
