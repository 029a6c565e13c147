import { memo, useState } from 'react'
import {
  Car,
  CloudOff,
  Columns3,
  Copy,
  Ellipsis,
  Eye,
  FileDown,
  PackagePlus,
  Printer,
  ReceiptText,
  Redo2,
  Save as SaveIcon,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { AskedDialog } from '@/components/app/asked-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { Tooltip } from '@/components/ui/tooltip'
import { cn } from '@/lib/cn'
import type { BesideSheet } from '@/lib/pay/beside'
import { withAllWords } from '@/lib/rest-of-words'
import { useFormat } from '@/lib/use-format'
import { useOnline } from '@/lib/use-online'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { SavePackDialog } from './save-pack-dialog.tsx'

interface EditorToolbarProps {
  title: string
  /** The day of the law set. */
  lawDay: string
  packageId: string
  dirty: boolean
  saving: boolean
  savedAt: Date
  canUndo: boolean
  canRedo: boolean
  canSave: boolean
  onUndo: () => void
  onRedo: () => void
  onSave: () => Promise<boolean>
  onDuplicate?: () => void
  /** Where an offer is prepared from it. */
  offerAddress?: string
  onDelete?: () => void
  /** What stands beside the payslip and opens here. */
  hasYear: boolean
  hasCar: boolean
  onBeside: (sheet: BesideSheet) => void
}

/** The heading of the editor: the job, the law, what is saved, and the commands. */
export const EditorToolbar = memo(function EditorToolbar({
  title,
  lawDay,
  packageId,
  dirty,
  saving,
  savedAt,
  canUndo,
  canRedo,
  canSave,
  offerAddress,
  hasYear,
  hasCar,
  ...on
}: EditorToolbarProps) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const [printing, setPrinting] = useState(false)
  const [packing, setPacking] = useState(false)
  const keepsPacks = useCan('benefits.write')
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="truncate text-xl font-semibold tracking-tight">
          {title.trim() || t('packages.untitled')}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <Badge>{t('pay.lawOf', { day: format.day(lawDay) })}</Badge>
          <SavedState dirty={dirty} saving={saving} savedAt={savedAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-sm:[&>:first-child]:-ml-2">
        <IconButton icon={Undo2} label={t('editor.undo')} disabled={!canUndo} onClick={on.onUndo} />
        <IconButton icon={Redo2} label={t('editor.redo')} disabled={!canRedo} onClick={on.onRedo} />
        <Tooltip content={dirty ? t('editor.saveBeforePdf') : t('editor.pdfHint')}>
          <Button
            aria-disabled={dirty || undefined}
            className={cn('max-sm:hidden', dirty && 'opacity-50')}
            onClick={() => !dirty && setPrinting(true)}
          >
            <FileDown aria-hidden />
            {t('editor.pdf')}
          </Button>
        </Tooltip>
        <Button asChild className="max-sm:hidden">
          <Link to={urls.comparePackages([packageId])}>
            <Columns3 aria-hidden />
            {t('editor.compare')}
          </Link>
        </Button>
        <Button
          variant={dirty || !offerAddress ? 'primary' : 'secondary'}
          // Below, the bar of the figures has it.
          className="max-lg:hidden"
          disabled={!canSave}
          busy={saving}
          onClick={() => void on.onSave()}
        >
          {!saving && <SaveIcon aria-hidden />}
          {t('editor.save')}
        </Button>
        {offerAddress && (
          <Button asChild variant={dirty ? 'secondary' : 'primary'} className="max-sm:px-3">
            <Link to={offerAddress}>
              <Send aria-hidden />
              {t('offers.prepare')}
            </Link>
          </Button>
        )}
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label={t('common.more')}>
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          {/* Buttons of their own where there is room. */}
          <MenuItem className="sm:hidden" disabled={dirty} onSelect={() => setPrinting(true)}>
            <FileDown aria-hidden />
            {t(dirty ? 'editor.pdfOnceSaved' : 'editor.pdf')}
          </MenuItem>
          <MenuItem
            className="sm:hidden"
            onSelect={() => navigate(urls.comparePackages([packageId]))}
          >
            <Columns3 aria-hidden />
            {t('editor.compare')}
          </MenuItem>
          <MenuItem onSelect={() => navigate(urls.package(packageId))}>
            <Eye aria-hidden />
            {t('packages.view')}
          </MenuItem>
          <MenuItem onSelect={() => navigate(urls.printPackage(packageId))}>
            <Printer aria-hidden />
            {t('packages.print')}
          </MenuItem>
          {hasYear && (
            <MenuItem onSelect={() => on.onBeside('year')}>
              <ReceiptText aria-hidden />
              {t('editor.beside_year')}
            </MenuItem>
          )}
          {hasCar && (
            <MenuItem onSelect={() => on.onBeside('car')}>
              <Car aria-hidden />
              {t('editor.beside_car')}
            </MenuItem>
          )}
          {keepsPacks && (
            <MenuItem onSelect={() => setPacking(true)}>
              <PackagePlus aria-hidden />
              {t('editor.savePack')}
            </MenuItem>
          )}
          {on.onDuplicate && (
            <MenuItem onSelect={on.onDuplicate}>
              <Copy aria-hidden />
              {t('packages.duplicate')}
            </MenuItem>
          )}
          {on.onDelete && (
            <>
              <MenuSeparator />
              <MenuItem danger onSelect={on.onDelete}>
                <Trash2 aria-hidden />
                {t('packages.delete')}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
      {packing && <SavePackDialog onClose={() => setPacking(false)} />}
      {printing && (
        <AskedDialog
          name="print"
          load={() => withAllWords(import('@/components/pay/print-dialog'))}
          props={{ packageId, onClose: () => setPrinting(false) }}
        />
      )}
    </div>
  )
})

function SavedState({
  dirty,
  saving,
  savedAt,
}: {
  dirty: boolean
  saving: boolean
  savedAt: Date
}) {
  const t = useT()
  const format = useFormat()
  const online = useOnline()
  const today = savedAt.toDateString() === new Date().toDateString()
  const at = today ? format.time(savedAt) : format.instant(savedAt.toISOString())
  return (
    <span role="status" className="flex items-center gap-1.5 text-sm">
      {!online && <CloudOff className="size-4" aria-hidden />}
      {saving
        ? t('editor.saving')
        : dirty
          ? t(online ? 'editor.unsaved' : 'editor.keptHere')
          : t(today ? 'editor.savedAt' : 'editor.savedOn', { at })}
    </span>
  )
}

function IconButton({
  icon: Icon,
  label,
  disabled,
  onClick,
}: {
  icon: typeof Undo2
  label: string
  disabled: boolean
  onClick: () => void
}) {
  return (
    <Tooltip content={label}>
      <Button variant="ghost" size="icon" aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}
