import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { ExportPayroll } from '@/features/export-payroll/export-payroll'
import { KeptFiles } from '@/features/export-payroll/kept-files'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/export-payroll */
export function Component() {
  const t = useT()
  useScreenTitle([
    { label: t('nav.team'), to: urls.team },
    { label: t('nav.exportPayroll') },
  ])
  return (
    <div className="max-w-[64rem]">
      <PageHeader title={t('nav.exportPayroll')} subtitle={t('export-payroll.subtitle')} />
      <ExportPayroll />
      <KeptFiles />
    </div>
  )
}
