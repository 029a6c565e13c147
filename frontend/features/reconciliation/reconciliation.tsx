import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { useCan } from '@/api/get-user'
import {
  CHECK_VERDICTS,
  useDeclaredPeriods,
  usePayslipMonths,
  VERDICTS,
  type DeclaredPeriod,
  type PayslipMonth,
  type ReconciliationPage,
} from '@/api/reconciliation'
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
import { DeclaredView } from './declared-view.tsx'
import { MonthView } from './month-view.tsx'
import { MONTH, QUARTER_OR_YEAR } from '#modules/shared/values/month'

const readFilter = read.addressReader<ReconciliationPage>({
  month: (value) => (MONTH.test(value ?? '') ? value! : undefined),
  period: (value) => (QUARTER_OR_YEAR.test(value ?? '') ? value! : undefined),
  search: read.text,
  verdict: read.word([...VERDICTS, ...CHECK_VERDICTS]),
  ...read.PAGE_FIELDS,
})

const NARROWED = { verdict: undefined, search: undefined }

/** Payslips of a month beside what they should be, or a declaration beside payslips: which of them, and the way to the first ones. */
export function Reconciliation() {
  const t = useT()
  const months = usePayslipMonths()
  const periods = useDeclaredPeriods()
  const [filter, change] = read.useAddressFilter(readFilter)
  const { monthOption, periodOption } = useOptions()
  const { month: askedMonth, period: askedPeriod, verdict, ...page } = filter
  return (
    <Loaded query={months}>
      {(paid) => (
        <Loaded query={periods}>
          {(declared) => {
            const period = declared.find((each) => each.period === askedPeriod)?.period
            const month = paid.find((each) => each.month === askedMonth)?.month ?? paid[0]?.month
            const shown = period ?? (month === undefined ? declared[0]?.period : undefined)
            if (shown === undefined && month === undefined) return <Nothing />
            return (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <Field label={t('reconciliation.period')} className="sm:max-w-96">
                  {(own) => (
                    <Select
                      {...own}
                      value={shown ?? month!}
                      onValueChange={(next) =>
                        change(
                          MONTH.test(next)
                            ? { month: next, period: undefined, ...NARROWED }
                            : { period: next, month: undefined, ...NARROWED }
                        )
                      }
                      options={[...paid.map(monthOption), ...declared.map(periodOption)]}
                    />
                  )}
                </Field>
                {shown !== undefined ? (
                  <DeclaredView
                    key={shown}
                    filter={{ ...page, period: shown, verdict: CHECK_VERDICTS.find((each) => each === verdict) }}
                    onChange={change}
                  />
                ) : (
                  <MonthView
                    key={month}
                    filter={{ ...page, month: month!, verdict: VERDICTS.find((each) => each === verdict) }}
                    onChange={change}
                  />
                )}
              </div>
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
}

/** A month of payslips, or the period of a declaration, in words. */
function useOptions() {
  const t = useT()
  const format = useFormat()
  return {
    monthOption: ({ month, people }: PayslipMonth) => ({
      value: month,
      label: t('reconciliation.monthOf', { month: format.month(`${month}-01`, 'long', 'numeric'), people }),
    }),
    periodOption: ({ period, people }: DeclaredPeriod) => {
      const [year = '', quarter] = period.split('/')
      return {
        value: period,
        label: quarter
          ? t('reconciliation.quarterOf', { quarter: Number(quarter), year, people })
          : t('reconciliation.yearOf', { year, people }),
      }
    },
  }
}

/** The way to the first payslips, and to the first declaration. */
function Nothing() {
  const t = useT()
  const mayDeclare = useCan('contracts.write')
  return (
    <Card>
      <EmptyState
        icon={Scale}
        title={t('reconciliation.emptyTitle')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" asChild>
              <Link to={`${urls.import}?target=payslips`}>{t('reconciliation.import')}</Link>
            </Button>
            {mayDeclare && (
              <Button asChild>
                <Link to={`${urls.import}?target=official`}>{t('reconciliation.importDeclared')}</Link>
              </Button>
            )}
          </div>
        }
      >
        {t('reconciliation.emptyText')}
      </EmptyState>
    </Card>
  )
}
