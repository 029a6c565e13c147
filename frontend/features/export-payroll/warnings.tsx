import { Fragment } from 'react'
import { Link } from 'react-router'
import type { PayrollPreview } from '@/api/payroll-exports'
import type { PayrollProfile } from '@/api/payroll-profiles'
import { Notice } from '@/components/ui/notice'
import { useFactWords } from '@/lib/pay/use-fact-words'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

type Warning = PayrollPreview['warnings'][number]

/** As many as a sentence names. */
const NAMED = 5
const LINK = 'underline decoration-current/40 underline-offset-4 hover:decoration-current'
/** What is mended in a person's contract; the rest in their record. */
const IN_CONTRACT: readonly Warning['code'][] = ['NOT_SIGNED', 'FIGURES_UNKNOWN', 'NO_VALUE']

interface WarningsProps extends Pick<PayrollPreview, 'warnings'> {
  profile: PayrollProfile
}

/** What keeps the file from being whole, each with the way to where it is mended. */
export function Warnings({ warnings, profile }: WarningsProps) {
  const t = useT()
  return warnings.map((warning) => (
    <Notice key={warning.code} tone="warn" className="mb-3">
      {t(`export-payroll.warning_${warning.code}${isLeftOut(warning, profile) ? '_out' : ''}`, {
        total: warning.total,
        count: warning.elements.length,
        columns: warning.columns.join(', '),
      })}{' '}
      {warning.code === 'NO_CODE' ? (
        <Elements elements={warning.elements} profile={profile} />
      ) : (
        <People warning={warning} />
      )}
    </Notice>
  ))
}

/** A number that the profile asks for leaves its person out; else they are known by their name. */
function isLeftOut({ code }: Warning, { layout }: PayrollProfile): boolean {
  const number = layout.columns.find(({ source }) => source === 'EMPLOYEE_NUMBER')
  return code === 'NO_EMPLOYEE_NUMBER' && number?.required === true
}

function People({ warning: { code, total, workers } }: { warning: Warning }) {
  const named = workers.slice(0, NAMED)
  return (
    <>
      {named.map(({ id, displayName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link
            className={LINK}
            to={IN_CONTRACT.includes(code) ? urls.workerContracts(id) : urls.worker(id)}
          >
            {displayName}
          </Link>
        </Fragment>
      ))}
      {total > named.length ? '…' : '.'}
    </>
  )
}

function Elements({ elements, profile }: { elements: readonly string[]; profile: PayrollProfile }) {
  const t = useT()
  const words = useFactWords()
  const to = profile.isShipped ? urls.newPayrollProfile(profile.id) : urls.payrollProfile(profile.id)
  const names = elements.slice(0, NAMED).map((element) => words.label(element))
  return (
    <>
      {names.join(', ')}
      {elements.length > names.length ? '… ' : '. '}
      <Link className={LINK} to={to}>
        {t('export-payroll.giveCodes')}
      </Link>
    </>
  )
}
