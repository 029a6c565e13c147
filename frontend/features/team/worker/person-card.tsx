import { useState } from 'react'
import { knownSituation } from '#modules/compute/pure'
import { useCan } from '@/api/get-user'
import type { WorkerFacts } from '@/api/workers'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import type { Locale } from '@/lib/locale'
import { useFieldWords } from '@/lib/pay/use-field-words'
import { useT } from '@/lib/use-t'
import { WorkerForm } from '../worker-form.tsx'

/** Name, address for mail, language and civil situation; to correct with the right to. */
export function PersonCard({ worker }: { worker: WorkerFacts }) {
  const t = useT()
  const words = useFieldWords()
  const canWrite = useCan('team.write')
  const [isEditing, setEditing] = useState(false)
  return (
    <SectionCard
      title={t('worker-page.person')}
      aside={
        canWrite &&
        !isEditing && (
          <Button
            size="sm"
            aria-label={t('worker-page.editPerson')}
            onClick={() => setEditing(true)}
          >
            {t('worker-page.edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <WorkerForm worker={worker} onDone={() => setEditing(false)} />
      ) : (
        <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
          <dt className="text-ink-soft">{t('team.email')}</dt>
          <dd className="wrap-anywhere">
            {worker.email ? (
              <a
                href={`mailto:${worker.email}`}
                className="text-accent underline-offset-4 hover:underline"
              >
                {worker.email}
              </a>
            ) : (
              t('team.noEmail')
            )}
          </dd>
          <dt className="text-ink-soft">{t('common.language')}</dt>
          <dd>{LANGUAGE_NAMES[worker.language as Locale]}</dd>
          {Object.entries(knownSituation(worker)).map(([key, value]) => (
            <div key={key} className="contents">
              <dt className="text-ink-soft">{words.label(`worker.${key}`)}</dt>
              <dd>{words.value(`worker.${key}`, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </SectionCard>
  )
}
