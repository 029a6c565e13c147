import { useState } from 'react'
import type { ImportDraft, ImportPlan, ImportSettings, RefusalGroup } from '@/api/imports'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { refusedRowsFile } from '@/api/imports'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useLocale, useT } from '@/lib/use-t'
import { colon } from '#modules/shared/values/colon'
import { Download } from 'lucide-react'

interface RepairsCardProps {
  draft: ImportDraft
  plan: ImportPlan
  onDecide: (change: Partial<ImportSettings>) => void
}

/** The refused cells by what repairs them, the most frequent first; what can be mended is mended here. */
export function RepairsCard({ draft, plan, onDecide }: RepairsCardProps) {
  const t = useT()
  const { settings } = draft
  const file = useFileOrToast(refusedRowsFile(draft.import.id))
  if (plan.groups.length === 0) return null
  function repair({ field, found, repair: by, lines }: RefusalGroup, to: string) {
    if (by === 'VALUE') {
      const others = settings.values.filter((each) => each.field !== field || each.from !== found)
      onDecide({ values: [...others, { field, from: found, to }] })
    } else {
      const line = lines[0]!
      const others = settings.edits.filter((each) => each.field !== field || each.line !== line)
      onDecide({ edits: [...others, { field, line, to }] })
    }
  }
  return (
    <SectionCard
      title={t('imports.repairsTitle')}
      aside={
        <Button size="sm" asChild>
          <FileLink file={file} icon={Download}>
            {t('imports.downloadRefused')}
          </FileLink>
        </Button>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">{t('imports.repairsText')}</p>
      <ul aria-label={t('imports.repairsTitle')} className="flex flex-col divide-y divide-line">
        {plan.groups.map((group) => (
          <Repair
            key={`${group.field} ${group.code} ${group.found} ${group.lines[0]}`}
            group={group}
            onRepair={(to) => repair(group, to)}
          />
        ))}
      </ul>
      {plan.groupsTotal > plan.groups.length && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('imports.moreRepairs', { count: plan.groupsTotal - plan.groups.length })}
        </p>
      )}
    </SectionCard>
  )
}

function Repair({ group, onRepair }: { group: RefusalGroup; onRepair: (to: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const { title, message, total, lines, repair } = group
  const more = total > lines.length ? '…' : ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="break-words">
          {title && (
            <>
              <strong className="font-medium">
                {title}
                {colon(locale)}
              </strong>{' '}
            </>
          )}
          {message}
        </p>
        <p className="text-xs text-ink-soft">
          {t('imports.inLines', { count: total, lines: lines.join(', ') + more })}
        </p>
      </div>
      {repair !== 'FILE' && <Instead group={group} onRepair={onRepair} />}
    </li>
  )
}

function Instead({ group, onRepair }: { group: RefusalGroup; onRepair: (to: string) => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const label = t('imports.instead', { title: group.title, found: group.found })
  if (group.choices.length > 0)
    return (
      <Select
        aria-label={label}
        className="w-full sm:w-60"
        value=""
        placeholder={t('imports.means')}
        onValueChange={onRepair}
        options={[...group.choices]}
      />
    )
  return (
    <form
      className="flex w-full gap-2 sm:w-auto"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onRepair(text.trim())
      }}
    >
      <Input
        aria-label={label}
        placeholder={t('imports.readInstead')}
        className="w-full sm:w-48"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={text.trim() === ''}>
        {t('imports.apply')}
      </Button>
    </form>
  )
}
