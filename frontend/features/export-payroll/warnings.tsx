import type { PayrollPreview } from '@/api/payroll-exports'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

/** As many as a sentence names. */
const NAMED = 5

/** What keeps the file from being whole, each with the first of whom it is about. */
export function Warnings({ warnings }: Pick<PayrollPreview, 'warnings'>) {
  const t = useT()
  return warnings.map(({ code, total, workers }) => {
    const names = workers.slice(0, NAMED).map(({ displayName }) => displayName)
    const more = total > names.length ? '…' : '.'
    return (
      <Notice key={code} tone="warn" className="mb-3">
        {t(`export-payroll.warning_${code}`, { total, names: `${names.join(', ')}${more}` })}
      </Notice>
    )
  })
}
