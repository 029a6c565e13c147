import { Ban, CalendarPlus, Copy, FilePen, Trash2 } from 'lucide-react'
import type { Casefile } from '@/api/casefiles'
import { RowMenu } from '@/components/list/row-menu'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'
import type { CasefileSteps } from './use-casefile-steps.ts'

interface CasefileMenuProps {
  casefile: Casefile
  steps: CasefileSteps
  /** Where others are signing it. */
  onExtend?: () => void
}

/** What else can be done with a casefile, as far as its status allows. */
export function CasefileMenu({ casefile, steps, onExtend }: CasefileMenuProps) {
  const t = useT()
  const can = (step: Casefile['steps'][number]) => casefile.steps.includes(step)
  if (!['copy', 'reopen', 'cancel', 'delete'].some((step) => can(step as 'copy'))) return null
  return (
    <RowMenu label={t('common.more')} onPage>
      {onExtend && can('extend') && (
        <MenuItem onSelect={onExtend}>
          <CalendarPlus aria-hidden />
          {t('signatures.extend')}
        </MenuItem>
      )}
      {can('copy') && (
        <MenuItem onSelect={steps.copy}>
          <Copy aria-hidden />
          {t('documents.copy')}
        </MenuItem>
      )}
      {can('reopen') && (
        <MenuItem onSelect={() => steps.ask('reopen')}>
          <FilePen aria-hidden />
          {t('documents.reopen')}
        </MenuItem>
      )}
      {can('cancel') && (
        <MenuItem danger onSelect={() => steps.ask('cancel')}>
          <Ban aria-hidden />
          {t('documents.cancel')}
        </MenuItem>
      )}
      {can('delete') && (
        <MenuItem danger onSelect={steps.remove}>
          <Trash2 aria-hidden />
          {t('documents.delete')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
