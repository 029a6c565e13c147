import { ExternalLink } from 'lucide-react'
import type { DocumentLevel, SigningLevel } from '@/api/casefile-signing'
import type { CasefileDocument } from '@/api/casefiles'
import { NativeSelect } from '@/components/ui/native-select'
import { useT } from '@/lib/use-t'

interface DocumentLevelsProps {
  documents: readonly CasefileDocument[]
  offered: readonly DocumentLevel[]
  levelOf: (of: DocumentLevel) => SigningLevel
  onLevel: (documentId: string, level: SigningLevel) => void
  /** Certificates of this installation have no legal value. */
  isForTrial: boolean
}

/** What each document is signed with, and what that is worth in law: shown, and never lowered in silence. */
export function DocumentLevels({
  documents,
  offered,
  levelOf,
  onLevel,
  isForTrial,
}: DocumentLevelsProps) {
  const t = useT()
  const rows = offered.flatMap((one) => {
    const document = documents.find(({ id }) => id === one.documentId)
    return document ? [{ one, document, level: levelOf(one) }] : []
  })
  const levels = [...new Set(rows.map(({ level }) => level))]
  return (
    <section aria-label={t('signatures.levels')}>
      <h3 className="mb-2 text-sm font-medium">{t('signatures.levels')}</h3>
      <ul className="flex flex-col gap-2">
        {rows.map(({ one, document, level }) => (
          <li
            key={document.id}
            className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <a
              href={document.pdfUrl}
              target="_blank"
              rel="noreferrer"
              className="flex min-w-0 items-center gap-1.5 underline-offset-4 hover:underline"
            >
              <span className="truncate">{document.name}</span>
              <ExternalLink className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
              <span className="sr-only"> {t('nav.newWindow')}</span>
            </a>
            {one.choices.length > 1 ? (
              <NativeSelect<SigningLevel>
                aria-label={t('signatures.levelOf', { name: document.name })}
                value={level}
                onValueChange={(next) => onLevel(document.id, next)}
                options={one.choices.map((value) => ({
                  value,
                  label: t(`signatures.level_${value}`),
                }))}
              />
            ) : (
              <span className="text-ink-soft">{t(`signatures.level_${level}`)}</span>
            )}
          </li>
        ))}
      </ul>
      {levels.map((level) => (
        <p key={level} className="mt-2 text-xs text-ink-soft">
          {t(
            level === 'QUALIFIED' && isForTrial
              ? 'signatures.worth_TRIAL'
              : `signatures.worth_${level}`
          )}
        </p>
      ))}
    </section>
  )
}
