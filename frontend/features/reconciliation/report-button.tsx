import { useState } from 'react'
import { FileJson2 } from 'lucide-react'
import { useCan } from '@/api/get-user'
import { useReport, type ReconciledMonth } from '@/api/reconciliation'
import { Loaded } from '@/components/app/loaded'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { download } from '@/lib/download'
import { useT } from '@/lib/use-t'
import { SendReport } from './send-report.tsx'

interface ReportButtonProps {
  month: string
  verdicts: ReconciledMonth['verdicts']
}

/** What nothing explains as a report without names: shown as it is, then saved or sent. */
export function ReportButton({ month, verdicts }: ReportButtonProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const report = useReport(month, open)
  const canSend = useCan('payslips.write')
  const unexplained = verdicts.find(({ verdict }) => verdict === 'UNEXPLAINED')?.people ?? 0
  if (unexplained === 0) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <FileJson2 aria-hidden />
        {t('reconciliation.report')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('reconciliation.reportTitle')}
        description={t('reconciliation.reportText')}
      >
        <Loaded query={report}>
          {(data) => {
            const text = JSON.stringify({ month: data.month, cases: data.cases }, null, 2)
            return (
              <>
                <pre
                  className="max-h-80 overflow-auto rounded-md border border-line bg-sunken p-3 text-xs"
                  tabIndex={0}
                  role="region"
                  aria-label={t('reconciliation.reportTitle')}
                >
                  {text}
                </pre>
                <Button
                  className="mt-2 mb-6"
                  onClick={() =>
                    download(
                      new Blob([text], { type: 'application/json' }),
                      `barema-report-${month}.json`
                    )
                  }
                >
                  {t('reconciliation.saveReport')}
                </Button>
                {canSend && <SendReport report={data} />}
              </>
            )
          }}
        </Loaded>
      </Dialog>
    </>
  )
}
