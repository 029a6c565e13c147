import { Download } from 'lucide-react'
import { Navigate } from 'react-router'
import { useCan } from '@/api/get-user'
import { auditFile } from '@/api/list-audit'
import { useSettingsTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { AuditFilters } from '@/features/audit/audit-filters'
import { AuditList } from '@/features/audit/audit-list'
import { useAuditFilter } from '@/features/audit/use-audit-filter'
import { useExport } from '@/lib/use-export'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /settings/audit */
export function Component() {
  const t = useT()
  const canRead = useCan('audit.read')
  const [filter, change] = useAuditFilter()
  const { take, busy, dialog } = useExport()
  useSettingsTitle([{ label: t('audit.title') }])
  if (!canRead) return <Navigate to={urls.accountSettings} replace />
  return (
    <div className="max-w-[60rem]">
      <PageHeader
        title={t('audit.title')}
        subtitle={t('audit.subtitle')}
        actions={
          <Button
            busy={busy}
            onClick={() =>
              void take({
                kind: 'audit',
                format: 'csv',
                filter: { ...filter },
                ask: () => auditFile(filter),
              })
            }
          >
            <Download aria-hidden />
            {t('audit.export')}
          </Button>
        }
      />
      <AuditFilters filter={filter} onChange={change} />
      <AuditList filter={filter} />
      {dialog}
    </div>
  )
}
