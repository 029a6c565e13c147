import { Copy, FileText, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useCan } from '@/api/get-user'
import { useDuplicateTemplate, useOpenKinds, useTemplates } from '@/api/templates'
import type { ListedTemplate } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { RowMenu } from '@/components/list/row-menu'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, SectionCard } from '@/components/ui/card'
import { MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { Skeleton } from '@/components/ui/skeleton'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useFormat } from '@/lib/use-format'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { FirstContracts } from './first-contracts.tsx'
import { KINDS } from './kinds.ts'
import { useDeleteTemplate } from './use-delete-template.ts'

/** The company's templates, by what they are for. */
export function TemplateList() {
  const t = useT()
  const templates = useTemplates()
  const kinds = useOpenKinds().data ?? []
  const canWrite = useCan('templates.write')
  const pending = usePendingDeletions()
  if (templates.error)
    return <ErrorView error={templates.error} onRetry={() => void templates.refetch()} />
  if (!templates.data) return <Skeleton className="h-48" />
  const shown = templates.data.filter(({ id }) => !pending.has(id))
  const lacksContracts =
    kinds.includes('CONTRACT') && !shown.some(({ kind }) => kind === 'CONTRACT')
  const first = canWrite && lacksContracts && <FirstContracts />
  if (shown.length === 0)
    return (
      <div className="flex flex-col gap-6">
        {first}
        <Card>
          <EmptyState
            icon={FileText}
            title={t('templates.none')}
            action={
              canWrite && (
                <Button asChild variant="primary">
                  <Link to={urls.newTemplate}>{t('templates.first')}</Link>
                </Button>
              )
            }
          >
            {t('templates.noneText')}
          </EmptyState>
        </Card>
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      {first}
      {KINDS.map((kind) => {
        const ofKind = shown.filter((template) => template.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <SectionCard key={kind} title={t(`templates.kinds_${kind}`)}>
            <ul
              aria-label={t(`templates.kinds_${kind}`)}
              className="flex flex-col divide-y divide-line"
            >
              {ofKind.map((template) => (
                <TemplateRow key={template.id} template={template} canWrite={canWrite} />
              ))}
            </ul>
          </SectionCard>
        )
      })}
    </div>
  )
}

function TemplateRow({ template, canWrite }: { template: ListedTemplate; canWrite: boolean }) {
  const t = useT()
  const format = useFormat()
  const duplicate = useDuplicateTemplate()
  const remove = useDeleteTemplate()
  const toastError = useToastError()
  const { id, name, language, contractKinds, shippedKey, lawyerReadAt, updatedAt } = template
  return (
    <li className="relative flex items-center gap-3 py-3">
      <span className="hidden size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent sm:flex">
        <FileText aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <Link
          to={urls.template(id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
          <Badge>{LANGUAGE_NAMES[language]}</Badge>
          {contractKinds.map((kind) => (
            <Badge key={kind}>{t(`contracts.kind_${kind}`)}</Badge>
          ))}
          {lawyerReadAt ? (
            <Badge tone="accept">{t('templates.lawyerHasRead')}</Badge>
          ) : (
            shippedKey && <Badge tone="warn">{t('templates.lawyer')}</Badge>
          )}
          <span className="max-sm:hidden">
            {t('templates.changedOn', { day: format.day(updatedAt, 'medium') })}
          </span>
        </p>
      </div>
      {canWrite && (
        <RowMenu label={t('templates.actionsFor', { name })} busy={duplicate.isPending}>
          <MenuItem
            onSelect={() =>
              duplicate.mutate(id, {
                onSuccess: (copy) => toast(t('templates.duplicated', { name: copy.name })),
                onError: toastError,
              })
            }
          >
            <Copy aria-hidden />
            {t('templates.duplicate')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={() => remove(template)}>
            <Trash2 aria-hidden />
            {t('templates.remove')}
          </MenuItem>
        </RowMenu>
      )}
    </li>
  )
}
