import type { ImportDraft } from '@/api/imports'
import { Badge } from '@/components/ui/badge'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** An official file as it was read: of which quarter or year, of which employer, how many people. */
export function OfficialCard({ official }: { official: NonNullable<ImportDraft['official']> }) {
  const t = useT()
  const { employer, files, others, keepsNiss } = official
  return (
    <SectionCard title={t('imports.officialTitle')}>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {files.map(({ kind, period, people, isChecked }) => (
          <div key={kind} className="rounded-md bg-sunken p-3">
            <dt className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
              {t(`imports.part_${kind}`, { period })}
              {!isChecked && <Badge tone="warn">{t('imports.notChecked')}</Badge>}
            </dt>
            <dd className="text-lg font-semibold tabular-nums">
              {t('imports.partPeople', { count: people })}
            </dd>
          </div>
        ))}
        <div className="rounded-md bg-sunken p-3">
          <dt className="text-xs text-ink-soft">{t('imports.employerNumber')}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {employer.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')}
          </dd>
        </div>
      </dl>
      {files.some(({ isChecked }) => !isChecked) && (
        <Notice tone="warn" className="mt-4">
          {t('imports.notCheckedText')}
        </Notice>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        {t(keepsNiss ? 'imports.nissKept' : 'imports.nissNotKept')}
        {others > 0 && ` ${t('imports.otherEmployers', { count: others })}`}
      </p>
    </SectionCard>
  )
}
