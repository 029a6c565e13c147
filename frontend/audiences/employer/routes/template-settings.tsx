import { Navigate, useNavigate, useParams } from 'react-router'
import { useCan } from '@/api/get-user'
import { useOpenKinds, useTemplate } from '@/api/templates'
import { useSettingsTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { TemplateForm } from '@/features/templates/template-form'
import { TemplatePdf } from '@/features/templates/template-pdf'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/documents/new and /settings/documents/{templateId} */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const { templateId = null } = useParams()
  const canWrite = useCan('templates.write')
  const stored = useTemplate(templateId)
  const kinds = useOpenKinds()
  const template = stored.data ?? null
  const title = template?.name ?? t('templates.newTitle')
  useSettingsTitle([
    { label: t('settings.documents'), to: urls.documentsSettings },
    { label: title },
  ])
  if (templateId === null && !canWrite) return <Navigate to={urls.documentsSettings} replace />
  const failed = [stored, kinds].find(({ error }) => error)
  if (failed) return <ErrorView error={failed.error!} onRetry={() => void failed.refetch()} />
  if (!kinds.data || (templateId !== null && !template)) return <Skeleton className="h-96" />
  return (
    <>
      <PageHeader
        title={title}
        subtitle={canWrite ? undefined : t('templates.readOnly')}
        actions={template && <TemplatePdf id={template.id} />}
      />
      <TemplateForm
        key={`${templateId}/${template?.version}`}
        template={template}
        kinds={kinds.data}
        canWrite={canWrite}
        onSaved={({ id }) => void navigate(urls.template(id), { replace: true })}
      />
    </>
  )
}
