import type { ReactNode } from 'react'
import { FileText, FileUp, Languages, Trash2 } from 'lucide-react'
import type { CasefileDocument } from '@/api/casefiles'
import { RowMenu } from '@/components/list/row-menu'
import { Badge } from '@/components/ui/badge'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { cn } from '@/lib/cn'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { useT } from '@/lib/use-t'

interface DocumentRowProps {
  document: CasefileDocument
  /** What it is moved by; nothing where the order is fixed. */
  handle: ReactNode
  isShown: boolean
  onShow: () => void
  editable: boolean
  onChange: (changed: { isTranslation: boolean }) => void
  onRemove: () => void
}

/** One document: what it is, and a press shows it. */
export function DocumentRow({
  document,
  handle,
  isShown,
  onShow,
  editable,
  onChange,
  onRemove,
}: DocumentRowProps) {
  const t = useT()
  const { name, kind, status, language, pages, isTranslation } = document
  const Icon = kind === 'TEMPLATE' ? FileText : FileUp
  return (
    <div
      className={cn(
        'flex items-center gap-2 rounded-md py-1 pr-1 pl-1',
        isShown && 'bg-accent-soft'
      )}
    >
      {handle}
      <Icon className="size-4 shrink-0 text-ink-soft" aria-hidden />
      <button
        type="button"
        aria-current={isShown || undefined}
        className="min-w-0 grow rounded-sm py-1 text-left"
        onClick={onShow}
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          <span>
            {language ? LANGUAGE_NAMES[language] : t('documents.pages', { count: pages ?? 0 })}
          </span>
          {isTranslation && <Badge>{t('documents.translation')}</Badge>}
          {status !== 'DRAFT' && <span>{t(`documents.document_${status}`)}</span>}
        </span>
      </button>
      {editable && (
        <RowMenu label={t('documents.actionsFor', { name })}>
          <MenuItem onSelect={() => onChange({ isTranslation: !isTranslation })}>
            <Languages aria-hidden />
            {t(isTranslation ? 'documents.asBinding' : 'documents.asTranslation')}
          </MenuItem>
          <MenuItem danger onSelect={onRemove}>
            <Trash2 aria-hidden />
            {t('documents.remove')}
          </MenuItem>
        </RowMenu>
      )}
    </div>
  )
}
