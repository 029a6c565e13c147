import { useState } from 'react'
import { FileOutput } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { today } from '#modules/shared/values/days'
import { MONTH, monthsAround, thisMonth } from '#modules/shared/values/month'
import { useCan } from '@/api/get-user'
import {
  useCreatePayrollExport,
  usePayrollExports,
  usePayrollPreview,
  type PayrollInput,
  type PayrollPreview,
} from '@/api/payroll-exports'
import { usePayrollProfiles, type PayrollProfile } from '@/api/payroll-profiles'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { newId } from '@/lib/new-id'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { FileSample } from './file-sample.tsx'
import { PreviewLines } from './preview-lines.tsx'
import { Warnings } from './warnings.tsx'

const MODES = ['DIFFERENCES', 'EVERYTHING'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Months before and after this one that can be chosen. */
const OFFERED = { earlier: 6, later: 3 }
/** Stands for all that changed, whatever the month. */
const ALL = 'all'

interface Asked {
  profile?: string
  mode?: (typeof MODES)[number]
  on?: string
  month?: string
}
const readAsked = read.addressReader<Asked>({
  profile: read.text,
  mode: read.code(MODES),
  on: (value) => (DAY.test(value ?? '') ? value! : undefined),
  month: (value) => (MONTH.test(value ?? '') ? value! : undefined),
})

/** What payroll is to be told, seen before the file is made. */
export function ExportPayroll() {
  const t = useT()
  const profiles = usePayrollProfiles()
  const last = usePayrollExports({})
  const error = profiles.error ?? last.error
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => void Promise.all([profiles.refetch(), last.refetch()])}
      />
    )
  if (!profiles.data || !last.data)
    return (
      <SectionCard title={t('export-payroll.previewTitle')}>
        <Skeleton className="h-80" />
      </SectionCard>
    )
  const made = last.data.data
  return (
    <Export profiles={profiles.data} usual={made[0]?.profile} isFirst={last.data.meta.total === 0} />
  )
}

interface ExportProps {
  profiles: readonly PayrollProfile[]
  /** That of the file before. */
  usual?: string
  /** No file was made yet. */
  isFirst: boolean
}

function Export({ profiles, usual, isFirst }: ExportProps) {
  const t = useT()
  const [asked, change] = read.useAddressFilter(readAsked)
  const profile =
    profiles.find(({ id }) => id === asked.profile) ??
    profiles.find(({ id }) => id === usual) ??
    profiles[0]!
  const { mode = 'DIFFERENCES', on = today() } = asked
  const isTime = profile.layout.content === 'PLANNED_TIME'
  // What is told each month is of one, and hours are too.
  const hasMonth = isTime || profile.layout.codes.some(({ send }) => send === 'MONTHLY')
  const month = asked.month ?? (hasMonth ? thisMonth() : undefined)
  const input: PayrollInput = {
    profile: profile.id,
    ...(!isTime && mode === 'EVERYTHING'
      ? { mode, onStr: on }
      : { mode: isTime ? 'MONTH' : 'DIFFERENCES', ...(month && { month }) }),
  }
  const preview = usePayrollPreview(input)
  return (
    <SectionCard
      title={t('export-payroll.previewTitle')}
      aside={<CreateButton input={input} preview={preview.data} profile={profile} />}
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('export-payroll.profile')}
          className="w-full sm:w-56"
          value={profile.id}
          onValueChange={(id) => change({ profile: id, mode: undefined, on: undefined })}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {!isTime && (
          <Segmented
            label={t('export-payroll.mode')}
            value={mode}
            onValueChange={(next) =>
              change({
                mode: next === 'DIFFERENCES' ? undefined : next,
                on: undefined,
                month: undefined,
              })
            }
            options={MODES.map((value) => ({ value, label: t(`export-payroll.mode_${value}`) }))}
          />
        )}
        {!isTime && mode === 'EVERYTHING' ? (
          <DateInput
            label={t('export-payroll.on')}
            className="w-40"
            value={on}
            onValueChange={(day) => change({ on: day || undefined })}
          />
        ) : (
          <MonthSelect
            value={month}
            mayBeAll={!hasMonth}
            isUntil={!isTime}
            onValueChange={(next) => change({ month: next })}
          />
        )}
        <Button asChild variant="link" size="bare">
          <Link to={urls.payrollProfiles}>{t('export-payroll.toProfiles')}</Link>
        </Button>
      </div>
      <OfProfile profile={profile} />
      {preview.error && <ErrorView error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && (
        <div role="status">
          <p className="mb-2 text-sm text-ink-soft">{t('export-payroll.computing')}</p>
          <Skeleton className="h-64" />
        </div>
      )}
      {preview.data && (
        <Preview
          key={profile.id}
          preview={preview.data}
          profile={profile}
          mode={input.mode}
          isFirst={isFirst}
        />
      )}
    </SectionCard>
  )
}

interface MonthSelectProps {
  value: string | undefined
  mayBeAll: boolean
  /** What is told is all until the end of the month. */
  isUntil: boolean
  onValueChange: (month: string | undefined) => void
}

function MonthSelect({ value, mayBeAll, isUntil, onValueChange }: MonthSelectProps) {
  const t = useT()
  const format = useFormat()
  const months = monthsAround(value, OFFERED)
  return (
    <Select
      aria-label={t('export-payroll.month')}
      className="w-full sm:w-56"
      value={value ?? ALL}
      onValueChange={(next) => onValueChange(next === ALL ? undefined : next)}
      options={[
        ...(mayBeAll ? [{ value: ALL, label: t('export-payroll.allMonths') }] : []),
        ...months.map((month) => {
          const name = format.month(`${month}-01`, 'long', 'numeric')
          return { value: month, label: isUntil ? t('export-payroll.untilMonth', { month: name }) : name }
        }),
      ]}
    />
  )
}

/** What is to be known of a profile before its file is made. */
function OfProfile({ profile }: { profile: PayrollProfile }) {
  const t = useT()
  const { isReady, isShipped, id, layout } = profile
  return (
    <>
      {!isReady && (
        <Notice
          tone="warn"
          className="mb-3"
          actions={
            <Button asChild size="sm">
              <Link to={isShipped ? urls.newPayrollProfile(id) : urls.payrollProfile(id)}>
                {t('export-payroll.fillIn')}
              </Link>
            </Button>
          }
        >
          {t('export-payroll.notReady')}
        </Notice>
      )}
      {layout.isToCheck && <Notice className="mb-3">{t('export-payroll.toCheck')}</Notice>}
      {layout.content === 'PLANNED_TIME' && (
        <p className="mb-3 text-sm text-ink-soft">{t('export-payroll.plannedNote')}</p>
      )}
    </>
  )
}

interface CreateButtonProps {
  input: PayrollInput
  preview: PayrollPreview | undefined
  profile: PayrollProfile
}

function CreateButton({ input, preview, profile }: CreateButtonProps) {
  const t = useT()
  const canWrite = useCan('payroll-exports.write')
  const create = useCreatePayrollExport()
  const toastError = useToastError()
  // Of one file: a second click asks for the same.
  const [id, setId] = useState(newId)
  if (!canWrite || !profile.isReady || !preview || preview.file.rows === 0) return null
  return (
    <Button
      variant="primary"
      busy={create.isPending}
      onClick={() =>
        create.mutate(
          { id, ...input },
          {
            onSuccess: ({ lines, leftOut }) => {
              setId(newId())
              toast(t('export-payroll.created', { lines: lines - leftOut }))
            },
            onError: toastError,
          }
        )
      }
    >
      <FileOutput aria-hidden />
      {t('export-payroll.create')}
    </Button>
  )
}

const VIEWS = ['words', 'file'] as const

interface PreviewProps {
  preview: PayrollPreview
  profile: PayrollProfile
  mode: PayrollInput['mode']
  isFirst: boolean
}

function Preview({ preview, profile, mode, isFirst }: PreviewProps) {
  const t = useT()
  const format = useFormat()
  const [view, setView] = useState<(typeof VIEWS)[number]>(
    profile.layout.format === 'FIXED' ? 'file' : 'words'
  )
  const { people, total, leftOut, lines, warnings, file } = preview
  return (
    <>
      <Warnings warnings={warnings} profile={profile} />
      {total === 0 ? (
        <Nothing mode={mode} isFirst={isFirst} />
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p role="status" className="font-medium">
                {t('export-payroll.previewTotal', { total, people })}
              </p>
              <p className="text-xs wrap-anywhere text-ink-soft">
                {t('export-payroll.fileFacts', {
                  name: file.name,
                  rows: file.rows,
                  size: format.fileSize(file.bytes),
                })}
                {leftOut > 0 && ` · ${t('export-payroll.leftOut', { leftOut })}`}
              </p>
            </div>
            <Segmented
              label={t('export-payroll.view')}
              value={view}
              onValueChange={setView}
              options={VIEWS.map((value) => ({ value, label: t(`export-payroll.view_${value}`) }))}
            />
          </div>
          {isFirst && mode === 'DIFFERENCES' && (
            <p className="mb-2 text-sm text-ink-soft">{t('export-payroll.firstText')}</p>
          )}
          {view === 'words' ? (
            <>
              <PreviewLines lines={lines} />
              {lines.length < total && (
                <p className="mt-2 text-sm text-ink-soft">
                  {t('export-payroll.previewPart', { shown: lines.length })}
                </p>
              )}
            </>
          ) : (
            <>
              <FileSample
                layout={profile.layout}
                rows={file.sample}
                label={t('export-payroll.view_file')}
              />
              {file.sample.length < file.rows && (
                <p className="mt-2 text-sm text-ink-soft">
                  {t('export-payroll.samplePart', { shown: file.sample.length })}
                </p>
              )}
            </>
          )}
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">{t('export-payroll.sealedNote')}</p>
    </>
  )
}

function Nothing({ mode, isFirst }: Pick<PreviewProps, 'mode' | 'isFirst'>) {
  const t = useT()
  if (mode === 'DIFFERENCES' && !isFirst)
    return (
      <EmptyState icon={FileOutput} title={t('export-payroll.upToDateTitle')}>
        {t('export-payroll.upToDateText')}
      </EmptyState>
    )
  const key = mode === 'DIFFERENCES' ? 'noContractsText' : mode === 'MONTH' ? 'noneInMonth' : 'noneText'
  return (
    <EmptyState
      icon={FileOutput}
      title={t('export-payroll.noneTitle')}
      action={
        <Button asChild>
          <Link to={urls.contracts}>{t('export-payroll.toContracts')}</Link>
        </Button>
      }
    >
      {t(`export-payroll.${key}`)}
    </EmptyState>
  )
}
