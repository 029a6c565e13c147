import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { usePayslipMonths, VERDICTS, type ReconciliationPage } from '@/api/reconciliation'
import { EmptyState } from '@/components/app/empty-state'
import { Loaded } from '@/components/app/loaded'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useFormat } from '@/lib/use-format'
import * as read from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { MonthView } from './month-view.tsx'
import { MONTH } from '#modules/shared/values/month'

const readFilter = read.addressReader<ReconciliationPage>({
  month: (value) => (MONTH.test(value ?? '') ? value! : undefined),
  search: read.text,
  verdict: read.word(VERDICTS),
  ...read.PAGE_FIELDS,
})

/** The payslips of a month beside what they should be: which month, and the way to the first ones. */
export function Reconciliation() {
  const t = useT()
  const format = useFormat()
  const [filter, change] = read.useAddressFilter(readFilter)
  return (
    <Loaded query={usePayslipMonths()}>
      {(months) => {
        const month = months.find((each) => each.month === filter.month)?.month ?? months[0]?.month
        if (!month)
          return (
            <Card>
              <EmptyState
                icon={Scale}
                title={t('reconciliation.emptyTitle')}
                action={
                  <Button variant="primary" asChild>
                    <Link to={`${urls.import}?target=payslips`}>{t('reconciliation.import')}</Link>
                  </Button>
                }
              >
                {t('reconciliation.emptyText')}
              </EmptyState>
            </Card>
          )
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Field label={t('reconciliation.month')} className="sm:max-w-80">
              {(own) => (
                <Select
                  {...own}
                  value={month}
                  onValueChange={(next) => change({ month: next, verdict: undefined, search: undefined })}
                  options={months.map((each) => ({
                    value: each.month,
                    label: t('reconciliation.monthOf', {
                      month: format.month(`${each.month}-01`, 'long', 'numeric'),
                      people: each.people,
                    }),
                  }))}
                />
              )}
            </Field>
            <MonthView key={month} filter={{ ...filter, month }} onChange={change} />
          </div>
        )
      }}
    </Loaded>
  )
}
